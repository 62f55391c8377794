import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface DataTableColumn<Item> {
  /** Its id, by which `onSort` names it. */
  id: string;
  /** Its name: in the head, and above the value in a card. */
  header: string;
  /** What its cell holds; in the first column, what stands below the link of the row. */
  cell: (item: Item) => ReactNode;
  /** Whether the rows can be sorted by it. */
  sortable?: boolean;
  /** Direction at the first press: `descending` where the largest or newest is looked for. */
  firstDirection?: DataTableSort['direction'];
  /** `end` for numbers. */
  align?: 'start' | 'end';
}

/** By what the rows of a DataTable are sorted. */
export interface DataTableSort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}
