import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in SearchField. */
export const searchFieldKeys: readonly KeyboardRow[] = [
  { on: 'the box', keys: 'Down, Up', does: 'marks the next suggestion, or the one before' },
  { on: 'a marked suggestion', keys: 'Enter', does: 'goes there' },
  { on: 'the box', keys: 'Enter', does: 'searches for the words' },
  { on: 'the box', keys: 'Escape', does: 'closes the list, then empties the box' },
  { on: 'the box', keys: 'Tab', does: 'goes on to the button, choosing nothing' },
];
