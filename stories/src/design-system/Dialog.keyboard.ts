import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Dialog. */
export const dialogKeys: readonly KeyboardRow[] = [
  { on: 'anywhere', keys: 'Tab', does: 'Moves to the next tab stop inside; after the last, to the first.' },
  { on: 'anywhere', keys: 'Shift+Tab', does: 'Moves backwards and stays inside.' },
  { on: 'anywhere', keys: 'Escape', does: 'Closes it and restores focus.' },
  { on: 'close button', keys: 'Enter', does: 'Closes it.' },
];
