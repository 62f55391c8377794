import type { KeyboardEvent } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import { Row, RowName, Tick, TickCell, TickLabel } from './DataTable.styles.ts';
import type { DataTableColumn } from './DataTableColumn.ts';

/** Props of DataTableRow. */
export interface DataTableRowProps<Item> {
  item: Item;
  columns: readonly DataTableColumn<Item>[];
  name: string;
  href: string;
  /** Whether Tab leads to this row. */
  isTabStop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  isSelected: boolean;
  selectText: (name: string) => string;
  /** Called when its checkbox changes; undefined: it has none. */
  onSelect: ((event: unknown) => void) | undefined;
}

/** One row of a DataTable: a link, its values, and a checkbox that X stands for on the keyboard. */
export function DataTableRow<Item>(props: DataTableRowProps<Item>) {
  const { item, columns, name, href, isTabStop, onFocus, onKeyDown, isSelected, selectText, onSelect } = props;
  const [first, ...others] = columns;
  return (
    <Row data-selected={isSelected || undefined} onFocus={onFocus}>
      {onSelect && (
        <TickCell data-tick>
          <TickLabel>
            <Tick
              type="checkbox"
              tabIndex={-1}
              aria-label={selectText(name)}
              checked={isSelected}
              onChange={onSelect}
              onKeyDown={onKeyDown}
            />
          </TickLabel>
        </TickCell>
      )}
      <th scope="row">
        <RowName>
          <Link href={href} tabIndex={isTabStop ? 0 : -1} onKeyDown={onKeyDown}>
            {name}
          </Link>
        </RowName>
        {first?.cell(item)}
      </th>
      {others.map(({ id, header, align, cell }) => (
        <td key={id} data-label={header} data-align={align}>
          {cell(item)}
        </td>
      ))}
    </Row>
  );
}
