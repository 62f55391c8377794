import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of DestinationList. */
export const destinationListKeys: readonly KeyboardRow[] = [
  { on: 'a place', keys: 'Enter', does: 'adds it and moves to a new row' },
  { on: 'Add another destination', keys: 'Enter, Space', does: 'adds a row and moves to it' },
  { on: 'Remove', keys: 'Enter, Space', does: 'removes the row; focus moves to the next one' },
  { on: 'I am not sure yet', keys: 'Space', does: 'clears the rows' },
];
