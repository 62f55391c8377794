import { token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { PriceTableFacts } from './itineraryFacts.ts';

/** What a price is made of: a line for each part, which add up to the last one. */
export function PriceTable({ lines, basis, total }: PriceTableFacts) {
  return (
    <Table>
      <caption>What it is made of</caption>
      <tbody>
        {lines.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{basis}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 26rem;
  border-collapse: collapse;
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};

  & caption {
    padding-block-end: ${token.space[2]};
    color: ${token.color.inkSoft};
    text-align: start;
  }

  & th {
    font-weight: inherit;
    text-align: start;
  }

  & td {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  & :is(th, td) {
    padding-block: ${token.space[2]};
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
    vertical-align: baseline;
  }

  & tfoot :is(th, td) {
    border-block-start-color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }

  @media (forced-colors: active) {
    & tfoot :is(th, td) {
      border-block-start-color: CanvasText;
    }
  }
`;
