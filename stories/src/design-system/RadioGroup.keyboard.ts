import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in RadioGroup. */
export const radioGroupKeys: readonly KeyboardRow[] = [
  { on: 'the group', keys: 'Tab', does: 'the chosen radio, or the first' },
  { on: 'a radio', keys: 'Down, Right', does: 'chooses the next' },
  { on: 'a radio', keys: 'Up, Left', does: 'chooses the one before' },
  { on: 'a radio', keys: 'Space', does: 'chooses it' },
];
