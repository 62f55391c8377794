import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of RadioGroup. */
export const radioGroupKeys: readonly KeyboardRow[] = [
  { on: 'the group', keys: 'Tab', does: 'moves to the selected option, or the first' },
  { on: 'a radio', keys: 'Down, Right', does: 'selects the next option' },
  { on: 'a radio', keys: 'Up, Left', does: 'selects the previous option' },
  { on: 'a radio', keys: 'Space', does: 'selects it' },
];
