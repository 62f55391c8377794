import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { headingType } from '#src/foundations/type.ts';
import { variants } from '#src/foundations/variants.ts';
import { token } from '#src/tokens/token.ts';

/** Props of Heading. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the outline of the page, 1 to 6. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its size, where that is not the level's own. */
  size?: keyof typeof sizes;
}

/** A heading in the serif: large, tight, at the start of the line. */
export function Heading({ level, size = sizeOf[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} data-size={size} {...rest} />;
}

const sizes = { display: token.text.display, h1: token.text.h1, h2: token.text.h2, h3: token.text.h3, h4: token.text.h4 } as const;
const sizeOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4', 6: 'h4' } as const;

const Root = styled.h2`
  ${headingType}
  /* Never so large that a common word breaks: with text at 200 % on a phone the window is the limit. */
  ${variants('size', sizes, (size) => ({ 'font-size': `min(${size}, 18vw)` }))}

  &[data-size='display'] {
    line-height: ${token.leading.display};
    letter-spacing: ${token.tracking.display};
  }

  &[data-size='h4'] {
    line-height: 1.22;
    letter-spacing: 0;
  }
`;
