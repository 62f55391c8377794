import { Head, SortButton, SortSign, Tick, TickCell, TickLabel } from './DataTable.styles.ts';
import type { DataTableColumn, DataTableSort } from './DataTableColumn.ts';

/** Props of DataTableHead. */
export interface DataTableHeadProps {
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'sortable' | 'align'>[];
  sort: DataTableSort | undefined;
  /** Called with the id of the column to sort by. */
  onSort: (id: string) => void;
  /** The checkbox of all rows; null: rows cannot be selected. */
  selection: { label: string; all: boolean; some: boolean; onChange: (event: unknown) => void } | null;
}

/** The head of a DataTable: names of the columns, and what the rows can be sorted by. */
export function DataTableHead({ columns, sort, onSort, selection }: DataTableHeadProps) {
  return (
    <Head>
      <tr>
        {selection && (
          <TickCell as="th" scope="col" data-control>
            <TickLabel>
              <Tick
                type="checkbox"
                aria-label={selection.label}
                checked={selection.all}
                ref={(node) => {
                  if (node) node.indeterminate = selection.some && !selection.all;
                }}
                onChange={selection.onChange}
              />
            </TickLabel>
          </TickCell>
        )}
        {columns.map(({ id, header, sortable = false, align }) => (
          <th
            key={id}
            scope="col"
            data-align={align}
            data-control={sortable || undefined}
            aria-sort={sort?.column === id ? sort.direction : undefined}
          >
            {sortable ? (
              <SortButton type="button" onClick={() => onSort(id)}>
                {header}
                <SortSign viewBox="0 0 6 10" aria-hidden="true">
                  <path d="M3 0 6 4H0Z" />
                  <path d="M3 10 0 6h6Z" />
                </SortSign>
              </SortButton>
            ) : (
              header
            )}
          </th>
        ))}
      </tr>
    </Head>
  );
}
