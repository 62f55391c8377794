import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keys do while a dialog is open. */
export const dialogKeys: readonly KeyboardRow[] = [
  { on: 'anywhere', keys: 'Tab', does: 'Goes to the next stop inside; after the last, to the first.' },
  { on: 'anywhere', keys: 'Shift+Tab', does: 'Goes back, and stays inside.' },
  { on: 'anywhere', keys: 'Escape', does: 'Closes it; focus returns to what opened it.' },
  { on: 'close button', keys: 'Enter', does: 'Closes it.' },
];
