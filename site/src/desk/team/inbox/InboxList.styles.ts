import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  gap: ${token.space[4]};
  margin-block-end: ${token.space[4]};

  ${from.menu} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
    align-items: end;
  }
`;

export const Title = styled.div`
  display: grid;
  gap: ${token.space[1]};
`;

export const Filter = styled.form`
  display: flex;
  align-items: end;
  gap: ${token.space[2]};

  & > :first-child {
    flex: 1;
  }
`;

export const Scroll = styled.div`
  overflow-x: auto;
`;

/** Rows of two lines on a wide window; on a phone each row is a card of its own. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.text.small};

  th,
  td {
    padding: ${token.space[2]} ${token.space[3]};
    border-block-end: ${token.stroke.hair} solid ${token.color.line};
    font-weight: ${token.weight.regular};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${token.color.inkFaint};
    font-size: ${token.text.caption};
    white-space: nowrap;
  }

  tbody th {
    inline-size: 34%;
    font-weight: ${token.weight.medium};
  }

  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  tbody tr:hover {
    background: ${token.color.hover};
  }

  tbody tr[data-ticked='true'] {
    background: ${token.color.selected};
  }

  tbody tr[data-change='GONE'] {
    color: ${token.color.inkSoft};
  }

  /* Words that may break anywhere let a narrow column shrink to a few letters. */
  @media (min-width: 56rem) {
    overflow-wrap: break-word;

    td span {
      overflow-wrap: inherit;
    }
  }

  @media (max-width: 55.99rem) {
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    &,
    tbody {
      display: block;
    }

    tbody tr {
      position: relative;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${token.space[2]} ${token.space[4]};
      padding-block: ${token.space[4]};
      border-block-end: ${token.stroke.hair} solid ${token.color.lineStrong};
    }

    tbody th,
    tbody td {
      inline-size: auto;
      padding: 0;
      border: 0;
      text-align: start;
    }

    tbody th {
      grid-column: 1 / -1;
    }
  }
`;

export const Sub = styled.span`
  display: block;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.regular};
`;

/** What has happened to a row since the list was arranged. */
export const Changed = styled(Sub)`
  color: ${token.color.ink};
  font-weight: ${token.weight.medium};
`;

/** Over the list and without a place of its own, so that nothing moves when it appears. */
export const Arrivals = styled.div`
  position: sticky;
  z-index: ${token.layer.nav};
  inset-block-start: ${token.space[3]};
  display: flex;
  justify-content: center;
  block-size: 0;
`;

export const TickCell = styled.td`
  inline-size: ${token.size.target};

  @media (max-width: 55.99rem) {
    grid-column: 1 / -1;
  }
`;

export const Tick = styled.input`
  inline-size: ${token.space[5]};
  block-size: ${token.space[5]};
  margin: 0;
  accent-color: ${token.color.strong};
`;
