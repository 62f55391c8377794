import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { variants } from '#src/foundations/variants.ts';
import { from } from '#src/tokens/token.ts';

/** Number of columns. */
export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Props of Column. */
export interface ColumnProps extends ComponentPropsWithRef<'div'> {
  /** Number of columns it spans from the tablet breakpoint; below, it spans the full width. */
  span: ColumnCount;
  /** First column, 1 to 12. Defaults to the next free one. */
  start?: ColumnCount;
  /** Extends to the window's edge; only inside a `Grid bleed`. */
  reach?: 'start' | 'end' | 'both';
  /** The element to render. Defaults to a `div`. */
  as?: 'div' | 'li' | 'figure' | 'aside' | 'header';
}

/** A cell of a Grid. */
export function Column({ span, start, reach, ...rest }: ColumnProps) {
  return <Root data-span={span} data-start={start} data-reach={reach} {...rest} />;
}

const counts = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, i + 1])) as Record<ColumnCount, ColumnCount>;

const Root = styled.div`
  &[data-reach] {
    grid-column: full-start / full-end;
  }

  ${from.tablet} {
    && {
      ${variants('span', counts, (span) => ({ 'grid-column-end': `span ${span}` }))}
      ${variants('start', counts, (start) => ({ 'grid-column-start': `col ${start}` }))}
    }

    &&&[data-reach='end'] {
      grid-column-end: full-end;
    }

    &&&[data-reach='both'] {
      grid-column: full-start / full-end;
    }

    /* The margin is a track of its own, so the span grows by one. */
    &&&[data-reach='start'] {
      grid-column-start: full-start;
      ${variants('span', counts, (span) => ({ 'grid-column-end': `span ${span + 1}` }))}
    }
  }
`;
