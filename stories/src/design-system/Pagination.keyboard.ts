import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in Pagination. */
export const paginationKeys: readonly KeyboardRow[] = [
  { on: 'a link', keys: 'Tab', does: 'the next link' },
  { on: 'a link', keys: 'Enter', does: 'goes to that page' },
];
