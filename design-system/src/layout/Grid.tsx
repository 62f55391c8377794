import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { from, space, token } from '#src/tokens/token.ts';
import { alignments } from './space.ts';
import type { Align, Space } from './space.ts';

/** Props of Grid. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Gap between rows, a step of the spacing scale. Defaults to 48 px. */
  rowGap?: Space;
  /** Vertical alignment of the children in their row. Defaults to `stretch`. */
  align?: Align;
  /** Includes the page margins, so that a Column with `reach` can extend to the window's edge; use it in a `Section width="bleed"`. */
  bleed?: boolean;
  /** The element to render. Defaults to a `div`. */
  as?: 'div' | 'ul' | 'ol';
}

/** Twelve-column grid from the tablet breakpoint, one column below it; columns can extend to the window's edge. */
export function Grid({ rowGap = 12, align = 'stretch', bleed = false, ...rest }: GridProps) {
  return <Root data-gap={rowGap} data-align={align} data-bleed={bleed} {...rest} />;
}

const twelve = `[content-start] repeat(12, [col] minmax(0, 1fr)) [content-end]`;
const bound = `calc((${token.measure.page} - 11 * ${token.space.column}) / 12)`;
const margin = `minmax(calc(${token.space.gutter} - ${token.space.column}), 1fr)`;

const Root = styled.div`
  display: grid;
  grid-template-columns: [content-start] minmax(0, 1fr) [content-end];
  min-inline-size: 0;
  padding: 0;
  list-style: none;
  ${variants('gap', space, (gap) => ({ 'row-gap': gap }))}
  ${variants('align', alignments, (value) => ({ 'align-items': value }))}

  &[data-bleed='true'] {
    grid-template-columns: [full-start] ${token.space.gutter} [content-start] minmax(0, 1fr) [content-end] ${token.space.gutter} [full-end];
  }

  & > * {
    grid-column: content-start / content-end;
    min-inline-size: 0;
  }

  ${from.tablet} {
    grid-template-columns: ${twelve};
    column-gap: ${token.space.column};

    &[data-bleed='true'] {
      grid-template-columns:
        [full-start] ${margin} [content-start] repeat(12, [col] minmax(0, ${bound}))
        [content-end] ${margin} [full-end];
    }

    & > * {
      grid-column: auto;
    }
  }
`;
