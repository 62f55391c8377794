import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of TextField. */
export const textFieldKeys: readonly KeyboardRow[] = [
  { on: 'the field', keys: 'Tab', does: 'moves focus in and out' },
  { on: 'the field', keys: 'Letters', does: 'types; input is never blocked or rewritten' },
];
