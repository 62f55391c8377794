import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in TextField. */
export const textFieldKeys: readonly KeyboardRow[] = [
  { on: 'the field', keys: 'Tab', does: 'moves in and out' },
  { on: 'the field', keys: 'Letters', does: 'type; nothing is held back or rewritten' },
];
