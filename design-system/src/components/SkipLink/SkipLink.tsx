import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '#src/foundations/visuallyHidden.ts';
import { token } from '#src/tokens/token.ts';

/** Props of SkipLink. */
export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** `#` and the id of the main content, which needs `tabIndex={-1}`. */
  href?: `#${string}`;
}

/** The first tab stop of a page, which skips the navigation. Visually hidden until focused. */
export function SkipLink({ href = '#main', children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <Root href={href} data-print="hide" {...rest}>
      {children}
    </Root>
  );
}

const Root = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }

  &:focus {
    position: fixed;
    inset-block-start: ${token.space[2]};
    inset-inline-start: ${token.space[2]};
    z-index: ${token.layer.skip};
    display: flex;
    align-items: center;
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[5]};
    background: ${token.color.strong};
    color: ${token.color.onStrong};
    font-weight: ${token.weight.medium};
  }
`;
