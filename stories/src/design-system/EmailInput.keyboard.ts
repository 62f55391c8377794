import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in EmailInput. */
export const emailInputKeys: readonly KeyboardRow[] = [
  { on: 'the field', keys: 'Tab', does: 'moves in and out' },
  { on: 'the field', keys: 'Letters', does: 'type; nothing is held back or rewritten' },
  { on: 'Did you mean …?', keys: 'Enter, Space', does: 'puts the address right and returns to the field' },
];
