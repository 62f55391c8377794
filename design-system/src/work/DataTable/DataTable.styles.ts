import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { compactDensity } from '#src/work/Compact/compactDensity.ts';

/** Narrower than 900 px, each row is a card. */
const cards = '@container (max-width: 56.24rem)';

export const Root = styled.div`
  ${compactDensity}
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token.text.small};

  th,
  td {
    padding: ${token.space[2]} ${token.space[3]};
    border-block-end: ${token.stroke.hair} solid ${token.color.line};
    font-weight: ${token.weight.regular};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  ${cards} {
    &,
    tbody {
      display: block;
    }

    th,
    td {
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
    }

    [data-align='end'] {
      text-align: start;
    }
  }
`;

/** Stays in view while the rows scroll; above cards, it is the row of what they can be sorted by. */
export const Head = styled.thead`
  th {
    position: sticky;
    z-index: ${token.layer.sticky};
    inset-block-start: 0;
    padding-block: 0;
    border-block-end-color: ${token.color.lineStrong};
    background: ${token.color.paper};
    color: ${token.color.inkSoft};
    font-size: ${token.text.caption};
    vertical-align: middle;
    white-space: nowrap;
  }

  ${cards} {
    &,
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${token.space[4]};
    }

    th {
      position: static;
    }

    th:not([data-control]) {
      display: none;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: ${token.size.target};
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: ${token.weight.medium};
  cursor: pointer;

  &:hover,
  [aria-sort] > & {
    color: ${token.color.ink};
  }
`;

/** Two arrows of which the one in force is drawn in full. */
export const SortSign = styled.svg`
  flex: none;
  inline-size: 0.6em;
  block-size: 1em;
  fill: currentColor;

  path {
    opacity: 0.3;
  }

  [aria-sort='ascending'] & path:first-child,
  [aria-sort='descending'] & path:last-child {
    opacity: 1;
  }

  @media (forced-colors: active) {
    fill: ButtonText;

    path {
      opacity: 0;
    }
  }
`;

export const Row = styled.tr`
  position: relative;

  &:hover > * {
    background: ${token.color.hover};
  }

  & > td :is(a, button) {
    position: relative;
    z-index: 1;
  }

  &[data-selected] > * {
    background: ${token.color.selected};
  }

  &:focus-within > :first-child {
    box-shadow: inset ${token.stroke.focus} 0 0 ${token.color.focus};
  }

  &:focus-within > :first-child:dir(rtl) {
    box-shadow: inset calc(-1 * ${token.stroke.focus}) 0 0 ${token.color.focus};
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: ${token.stroke.bold} solid Highlight;
      outline-offset: calc(-1 * ${token.stroke.bold});
    }
  }

  ${cards} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[2]} ${token.space[4]};
    padding: ${token.space[4]} ${token.space[2]};
    border-block-end: ${token.stroke.hair} solid ${token.color.lineStrong};

    &:hover > * {
      background: none;
    }

    &[data-selected] {
      background: ${token.color.selected};
    }

    &[data-selected] > * {
      background: none;
    }

    &:focus-within > :first-child {
      box-shadow: none;
    }

    & > :is(th, [data-tick]) {
      grid-column: 1 / -1;
    }

    /* A tick stands beside the name. */
    &:has(> [data-tick]) {
      grid-template-columns: ${token.size.target} repeat(2, minmax(0, 1fr));
    }

    & > [data-tick] {
      grid-column: 1;
      grid-row: 1 / span 9;
    }

    & > [data-tick] + th {
      grid-column: 2 / -1;
    }

    & > td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: ${token.color.inkFaint};
      font-size: ${token.text.caption};
    }
  }
`;

/** The link of a row, which the whole row follows. */
export const RowName = styled.span`
  & > a {
    font-weight: ${token.weight.medium};
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${cards} {
    & > a {
      font-size: ${token.text.body};
    }
  }
`;

/** Above the link of the row, so that a tick is not opened by mistake. */
export const TickCell = styled.td`
  position: relative;
  z-index: 1;
  inline-size: ${token.size.target};

  && {
    padding: 0;
  }
`;

export const TickLabel = styled.label`
  display: grid;
  place-items: center;
  inline-size: ${token.size.target};
  min-block-size: calc(${token.size.target} + ${token.space[1]});
  cursor: pointer;
`;

export const Tick = styled.input`
  inline-size: ${token.space[5]};
  block-size: ${token.space[5]};
  margin: 0;
  accent-color: ${token.color.strong};
`;
