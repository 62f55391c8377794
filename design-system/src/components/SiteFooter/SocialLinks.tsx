import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { token } from '#src/tokens/token.ts';

/** A place where we can be followed, or written to. */
export interface SocialLink {
  /** Which one; it chooses the sign. */
  kind: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'pinterest' | 'email';
  /** Its name in words. */
  label: string;
  /** Its address; `mailto:` for e-mail. */
  href: string;
}

/** Props of SocialLinks. */
export interface SocialLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The places, in their order. */
  links: readonly SocialLink[];
}

/** A row of signs, each named in words; outside ones open in a new tab. */
export function SocialLinks({ links, ...rest }: SocialLinksProps) {
  return (
    <List {...rest}>
      {links.map(({ kind, label, href }) => (
        <li key={kind}>
          <Sign href={href} variant="bare" newTab={kind !== 'email'}>
            <Icon shape={signs[kind]} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </Sign>
        </li>
      ))}
    </List>
  );
}

const signs = {
  facebook: icons.facebook,
  instagram: icons.instagram,
  linkedin: icons.linkedin,
  youtube: icons.youtube,
  pinterest: icons.pinterest,
  email: icons.mail,
} as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
  padding: 0;
  list-style: none;
`;

const Sign = styled(Link)`
  && {
    display: grid;
    place-items: center;
    inline-size: ${token.size.target};
    block-size: ${token.size.target};
    border-radius: ${token.radius.soft};

    &:hover {
      background: ${token.color.hover};
    }
  }
`;
