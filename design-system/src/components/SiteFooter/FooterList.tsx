import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { mapLettering } from '#src/foundations/type.ts';
import { token } from '#src/tokens/token.ts';

/** One footer link. */
export interface FooterLink {
  /** Link text. */
  label: string;
  /** URL. */
  href: string;
  /** Opens in a new tab and announces it. */
  newTab?: boolean;
}

/** Props of FooterList. */
export interface FooterListProps extends Omit<ComponentPropsWithRef<'nav'>, 'title'> {
  /** Title of the list; it labels the landmark. */
  title: string;
  /** Links in display order. */
  links: readonly FooterLink[];
}

/** A titled list of links in the footer. */
export function FooterList({ title, links, ...rest }: FooterListProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Title id={id}>{title}</Title>
      <List>
        {links.map(({ label, href, newTab = false }) => (
          <li key={href}>
            <Link href={href} variant="quiet" newTab={newTab}>
              {label}
            </Link>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.nav`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  min-inline-size: 0;
`;

const Title = styled.p`
  ${mapLettering}
  color: ${token.color.inkFaint};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
