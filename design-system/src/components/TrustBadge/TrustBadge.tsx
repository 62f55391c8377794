import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import type { LinkProps } from '#src/components/Link/Link.tsx';
import * as icons from '#src/icons/paths.ts';
import { link, trust } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** Props of TrustBadge. */
export interface TrustBadgeProps extends Omit<LinkProps, 'variant' | 'newTab' | 'children'> {
  /** The claim, in a few words. */
  claim: ReactNode;
  /** Source of the claim. */
  source: ReactNode;
  /** URL where the claim can be verified. */
  href: string;
}

/** A claim linked to its proof in a new tab; always text, never an image of text. */
export function TrustBadge({ claim, source, ...rest }: TrustBadgeProps) {
  return (
    <Look {...rest} variant="bare" newTab>
      <Icon shape={icons.shield} />
      <Words>
        <strong>{claim}</strong> <span>{source}</span>
      </Words>
    </Look>
  );
}

const Look = styled(Link)`
  && {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[3]};
    min-block-size: ${token.size.target};
    color: ${token.color.ink};

    & > svg {
      inline-size: ${trust.sign};
      block-size: ${trust.sign};
      color: ${token.color.positive};

      @media (forced-colors: active) {
        color: LinkText;
      }
    }

    &:hover span span {
      text-decoration-thickness: ${link.strokeHover};
      text-decoration-color: currentColor;
    }
  }
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;

  & > strong {
    font-weight: ${token.weight.semibold};
  }

  & > span {
    color: ${token.color.inkSoft};
    font-size: ${token.text.small};
    text-decoration: underline;
    text-decoration-color: ${token.color.lineStrong};
    text-underline-offset: ${link.offset};
  }
`;
