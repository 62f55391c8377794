import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { mapLettering } from '#src/foundations/type.ts';
import { token } from '#src/tokens/token.ts';

/** One link of a list. */
export interface FooterLink {
  /** Its words. */
  label: string;
  /** Its address. */
  href: string;
  /** Opens in a new tab, and says so. */
  newTab?: boolean;
}

/** Props of FooterList. */
export interface FooterListProps extends Omit<ComponentPropsWithRef<'nav'>, 'title'> {
  /** The name of the list; it labels the landmark. */
  title: string;
  /** Its links, in their order. */
  links: readonly FooterLink[];
}

/** One titled list of links in the footer. */
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
