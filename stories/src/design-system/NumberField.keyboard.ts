import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of NumberField. */
export const numberFieldKeys: readonly KeyboardRow[] = [
  { on: 'minus, plus', keys: 'Enter, Space', does: 'one fewer or one more; the new number is announced' },
  { on: 'the field', keys: 'Tab', does: 'moves focus in and out' },
  { on: 'the field', keys: 'Letters', does: 'types; input is never blocked or rewritten' },
];
