import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { headingType } from '#src/foundations/type.ts';
import { variants } from '#src/foundations/variants.ts';
import { token } from '#src/tokens/token.ts';

/** Props of Heading. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Heading level in the page outline, 1 to 6. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size, if it differs from that of the level. */
  size?: keyof typeof sizes;
}

/** A serif heading. */
export function Heading({ level, size = sizeOf[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} data-size={size} {...rest} />;
}

const sizes = { display: token.text.display, h1: token.text.h1, h2: token.text.h2, h3: token.text.h3, h4: token.text.h4 } as const;
const sizeOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4', 6: 'h4' } as const;

const Root = styled.h2`
  ${headingType}
  /* Capped so that common words do not break on a phone with text at 200 %. */
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
