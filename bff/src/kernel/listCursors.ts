/** A place between two records of a list: the values of its order, as PostgreSQL writes them, of the record before it. */
export type ListPosition = readonly (string | null)[];

/** Where a page begins. */
export interface PageStart {
  /** How many records came before, as far as the reader has seen them. */
  offset: number;
  /** What the page continues after, whatever was added or removed before it; null: at `offset`. */
  after: ListPosition | null;
}

/** The cursors of the list that a call reads: texts that only the same list, with the same filters and order, can read again. */
export interface ListCursors {
  seal(start: PageStart): string;
  /** Throws 400 for a text that is no cursor of this list. */
  open(cursor: string): PageStart;
}
