import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import { SkeletonText } from '#src/components/Skeleton/SkeletonText.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Root, Row, Table, TickCell } from './DataTable.styles.ts';
import type { DataTableColumn, DataTableSort } from './DataTableColumn.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { findRowIndex, readRowKey } from './readRowKey.ts';
import { useDataTable } from './useDataTable.ts';

/** Props of DataTable. Other attributes are passed to the container. */
export interface DataTableProps<Item extends object> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Accessible name: “Travelers”. */
  label: string;
  /** The rows of this page, in their order: whoever has all of them sorts. */
  items: readonly Item[];
  /** The columns, the one that names the row first. Keep the array between renderings. */
  columns: readonly DataTableColumn<Item>[];
  /** Returns the id of a row. */
  getId: (item: Item) => string;
  /** Returns the text of the link of a row, which names its checkbox too. */
  getName: (item: Item) => string;
  /** Returns the URL that a row leads to. */
  hrefOf: (item: Item) => string;
  /** By what the rows are sorted. */
  sort?: DataTableSort | undefined;
  /** Called with what to sort by; needed where a column is `sortable`. */
  onSort?: ((sort: DataTableSort) => void) | undefined;
  /** Ids of the selected rows. */
  selectedIds?: readonly string[] | undefined;
  /** Called with the ids of the selected rows; without it, rows cannot be selected. */
  onSelect?: ((ids: string[]) => void) | undefined;
  /** Whether the rows are still loading: placeholders stand in their place. */
  loading?: boolean | undefined;
  /** Number of placeholders. */
  loadingRows?: number | undefined;
  /** What stands in place of the table when there is no row: an EmptyState. */
  empty?: ReactNode;
  /** What stands in place of the table when the rows could not be read: an EmptyState. */
  problem?: ReactNode;
  /** Name of the checkbox of a row. */
  selectText?: ((name: string) => string) | undefined;
  /** Name of the checkbox of all rows. */
  selectAllText?: string | undefined;
  /** Announced when the selection changes. */
  selectedText?: ((count: number) => string) | undefined;
  /** Announced while the rows are loading. */
  loadingText?: string | undefined;
}

const nothing: readonly string[] = [];

/** Records in rows, each of which is a link; narrower than 900 px, in cards. Rows are one tab stop and are walked by keys. */
export function DataTable<Item extends object>({
  label,
  items,
  columns,
  getId,
  getName,
  hrefOf,
  sort,
  onSort,
  selectedIds = nothing,
  onSelect,
  loading = false,
  loadingRows = 8,
  empty,
  problem,
  selectText = (name) => `Select ${name}`,
  selectAllText = 'Select all on this page',
  selectedText = (count) => `${count} selected`,
  loadingText = 'Loading',
  ...rest
}: DataTableProps<Item>) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const isSelectable = onSelect !== undefined;
  const { rows, sortBy, isSelected, select, toggleAll } = useDataTable({ items, columns, getId, sort, onSort, selectedIds, onSelect });
  const activeIndex = Math.max(
    rows.findIndex(({ id }) => id === activeId),
    0,
  );
  const walk = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const command = readRowKey(event);
    if (command === null) return;
    event.preventDefault();
    if (command.kind === 'select') {
      rows[index]?.toggleSelected();
      return;
    }
    const nextIndex = findRowIndex(command.to, index, rows.length);
    const passed = rows.slice(Math.min(index, nextIndex), Math.max(index, nextIndex) + 1);
    if (command.extendsSelection && isSelectable) select(passed.map(({ id }) => id));
    event.currentTarget.closest('tbody')?.rows[nextIndex]?.querySelector('a')?.focus();
  };
  const isEmpty = items.length === 0 && !loading;
  if (problem || (isEmpty && empty)) return <Root {...rest}>{problem || empty}</Root>;
  return (
    <Root {...rest}>
      <VisuallyHidden role="status">{loading ? loadingText : selectedIds.length > 0 && selectedText(selectedIds.length)}</VisuallyHidden>
      <Table aria-label={label} aria-busy={loading}>
        <DataTableHead
          columns={columns}
          sort={sort}
          onSort={sortBy}
          selection={
            isSelectable
              ? {
                  label: selectAllText,
                  all: rows.length > 0 && rows.every(({ id }) => isSelected(id)),
                  some: rows.some(({ id }) => isSelected(id)),
                  onChange: toggleAll,
                }
              : null
          }
        />
        {loading ? (
          <tbody>
            {Array.from({ length: loadingRows }, (_, index) => (
              <Row key={index} aria-hidden="true">
                {isSelectable && <TickCell data-tick />}
                {columns.map(({ id }) => (
                  <td key={id}>
                    <SkeletonText size="small" />
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        ) : (
          <tbody>
            {rows.map((row, index) => (
              <DataTableRow
                key={row.id}
                item={row.original}
                columns={columns}
                name={getName(row.original)}
                href={hrefOf(row.original)}
                isTabStop={index === activeIndex}
                onFocus={() => setActiveId(row.id)}
                onKeyDown={(event) => walk(event, index)}
                isSelected={isSelected(row.id)}
                selectText={selectText}
                onSelect={isSelectable ? row.getToggleSelectedHandler() : undefined}
              />
            ))}
          </tbody>
        )}
      </Table>
    </Root>
  );
}
