import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of FilterBar. */
export const filterBarKeys: readonly KeyboardRow[] = [
  { on: 'a question', keys: 'Tab', does: 'moves to the next filter, then to the button' },
  { on: 'a question', keys: 'Down, Up', does: 'selects the next or previous option; the list is only updated by the button' },
  { on: 'Show', keys: 'Enter, Space', does: 'applies the filters' },
  { on: 'an applied filter', keys: 'Enter', does: 'opens the list without this filter' },
];
