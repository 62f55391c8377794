import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as brands from '#src/icons/brands.ts';
import { mail } from '#src/icons/paths.ts';
import { token } from '#src/tokens/token.ts';

/** A link to a social network or an email address. */
export interface SocialLink {
  /** Network; it determines the icon. */
  kind: 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'pinterest' | 'email';
  /** Accessible name. */
  label: string;
  /** URL; `mailto:` for email. */
  href: string;
}

/** Props of SocialLinks. */
export interface SocialLinksProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Links in display order. */
  links: readonly SocialLink[];
}

/** A row of icon links with accessible names; external ones open in a new tab. */
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
  facebook: brands.facebook,
  instagram: brands.instagram,
  linkedin: brands.linkedin,
  youtube: brands.youtube,
  pinterest: brands.pinterest,
  email: mail,
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
