import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** The switch works by its state alone, so also without JavaScript. */
export const Differences = styled.div`
  &:has(input:checked) + * [data-same='true'] {
    display: none;
  }
`;

/** A table of three columns is wider than a phone; it scrolls by itself, never the page. */
export const Scroll = styled.div`
  position: relative; /* of what is hidden from sight in it, which would widen the page */

  &:has([data-columns='3']) {
    overflow-x: auto;
  }

  ${from.tablet} {
    &:has([data-columns='3']) {
      overflow-x: visible;
    }
  }
`;

export const Table = styled.table`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;

  & > * {
    display: contents;
  }

  &[data-columns='3'] {
    min-inline-size: 30rem;
  }
`;

export const Row = styled.tr`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[4]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  & > :first-child {
    grid-column: 1 / -1;
    grid-row: 1;
  }

  & > :not(:first-child) {
    grid-row: 2;
  }

  thead > & {
    position: sticky;
    inset-block-start: ${token.size.nav};
    z-index: 1;
    border-block-end-color: ${token.color.ink};
    background: ${token.color.paper};
  }

  tfoot > & {
    border-block-end: 0;
  }

  ${from.tablet} {
    grid-template-columns: 9rem;
    gap: ${token.space[8]};

    & > :first-child,
    & > :not(:first-child) {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;

/** Low enough to stay in view while the rows pass below. */
export const Head = styled.th`
  display: flex;
  gap: ${token.space[4]};
  align-items: center;
  min-inline-size: 0;
  font-family: ${token.font.serif};
  font-size: ${token.text.h4};
  font-weight: inherit;
  line-height: ${token.leading.snug};
  text-align: start;
  overflow-wrap: anywhere;

  & > picture {
    display: none;
    flex: none;
    inline-size: 7.5rem;
  }

  ${from.tablet} {
    & > picture {
      display: block;
    }
  }
`;

export const Name = styled.th`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  font-weight: inherit;
  line-height: ${token.leading.snug};
  text-align: start;
`;

export const Value = styled.td`
  display: grid;
  gap: ${token.space[2]};
  align-content: start;
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Action = styled.td`
  min-inline-size: 0;
`;
