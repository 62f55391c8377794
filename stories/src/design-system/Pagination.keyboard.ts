import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Pagination. */
export const paginationKeys: readonly KeyboardRow[] = [
  { on: 'a link', keys: 'Tab', does: 'moves to the next link' },
  { on: 'a link', keys: 'Enter', does: 'goes to that page' },
];
