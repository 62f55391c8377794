import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in NumberField. */
export const numberFieldKeys: readonly KeyboardRow[] = [
  { on: 'minus, plus', keys: 'Enter, Space', does: 'one fewer, one more; the new number is said' },
  { on: 'the field', keys: 'Tab', does: 'moves in and out' },
  { on: 'the field', keys: 'Letters', does: 'type; nothing is held back or rewritten' },
];
