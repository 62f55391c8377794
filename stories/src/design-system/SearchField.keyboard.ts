import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of SearchField. */
export const searchFieldKeys: readonly KeyboardRow[] = [
  { on: 'the box', keys: 'Down, Up', does: 'moves to the next or previous suggestion' },
  { on: 'the active suggestion', keys: 'Enter', does: 'goes there' },
  { on: 'the box', keys: 'Enter', does: 'submits the search' },
  { on: 'the box', keys: 'Escape', does: 'closes the list, then clears the input' },
  { on: 'the box', keys: 'Tab', does: 'moves to the button without choosing' },
];
