import { from, token } from '@farwend/design-system';
import { css, styled } from 'styled-components';

/* What the rows of all long lists share: title and summary, figures behind a hair line, a tick to compare by. */

export const RowWords = styled.div`
  display: grid;
  gap: ${token.space[1]};
  grid-area: words;
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const RowSummary = styled.p`
  display: none;
  max-inline-size: 36rem;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  text-wrap: pretty;

  ${from.tablet} {
    display: block;
  }
`;

/** For the element that holds the figures; each row says how it lays them out. */
export const rowFigures = css`
  gap: ${token.space[1]};
  grid-area: figures;
  align-content: start;
  min-inline-size: 0;
  font-size: ${token.text.caption};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};

  ${from.tablet} {
    padding-inline-start: ${token.space[6]};
    border-inline-start: ${token.stroke.hair} solid ${token.color.line};
    font-size: ${token.text.small};
  }
`;

export const RowTick = styled.div`
  grid-area: tick;
  align-self: start;
  min-inline-size: 0;
`;
