import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in DestinationList. */
export const destinationListKeys: readonly KeyboardRow[] = [
  { on: 'Add another destination', keys: 'Enter, Space', does: 'adds a row and moves to it' },
  { on: 'Remove', keys: 'Enter, Space', does: 'takes the row away; focus goes to the next' },
  { on: 'I am not sure yet', keys: 'Space', does: 'empties the rows' },
];
