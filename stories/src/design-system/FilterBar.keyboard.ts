import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in FilterBar. */
export const filterBarKeys: readonly KeyboardRow[] = [
  { on: 'a question', keys: 'Tab', does: 'goes on to the next question, then to the button' },
  { on: 'a question', keys: 'Down, Up', does: 'chooses the next or the one before; the list waits for the button' },
  { on: 'Show', keys: 'Enter, Space', does: 'narrows the list' },
  { on: 'what is in force', keys: 'Enter', does: 'goes to the list without it' },
];
