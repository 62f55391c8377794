import {
  type ColumnDef,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  type RowSelectionState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableColumn, DataTableSort } from './DataTableColumn.ts';

/** What a DataTable is made of, as its props. */
export interface DataTableModel<Item> {
  items: readonly Item[];
  columns: readonly DataTableColumn<Item>[];
  getId: (item: Item) => string;
  sort: DataTableSort | undefined;
  onSort: ((sort: DataTableSort) => void) | undefined;
  selectedIds: readonly string[];
  onSelect: ((ids: string[]) => void) | undefined;
}

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

/** Order and selection of rows: the page keeps both, and the server has sorted. */
export function useDataTable<Item extends object>({ items, columns, getId, sort, onSort, selectedIds, onSelect }: DataTableModel<Item>) {
  const { column, direction } = sort ?? {};
  const sorting = useMemo(() => (column === undefined ? [] : [{ id: column, desc: direction === 'descending' }]), [column, direction]);
  const rowSelection = useMemo(() => Object.fromEntries(selectedIds.map((id) => [id, true] as const)), [selectedIds]);
  const table = useTable({
    features,
    data: items,
    columns: useMemo(() => columns.map(buildColumnDef), [columns]),
    getRowId: getId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: onSelect !== undefined,
    state: { sorting, rowSelection },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSort?.({ column: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onRowSelectionChange: (updater: Updater<RowSelectionState>) => onSelect?.(Object.keys(functionalUpdate(updater, rowSelection))),
  });
  return {
    rows: table.getRowModel().rows,
    /** Sorts by a column; again, the other way round. */
    sortBy: (id: string) => table.getColumn(id)?.toggleSorting(),
    isSelected: (id: string) => id in rowSelection,
    /** Selects more rows. */
    select: (ids: readonly string[]) =>
      table.setRowSelection((old) => ({ ...old, ...Object.fromEntries(ids.map((id) => [id, true] as const)) })),
    /** For the checkbox of all rows. */
    toggleAll: table.getToggleAllRowsSelectedHandler(),
  };
}

function buildColumnDef<Item extends object>({ id, header, sortable = false, firstDirection }: DataTableColumn<Item>) {
  const column: ColumnDef<typeof features, Item> = {
    id,
    header,
    accessorFn: (item) => item,
    enableSorting: sortable,
    sortDescFirst: firstDirection === 'descending',
  };
  return column;
}
