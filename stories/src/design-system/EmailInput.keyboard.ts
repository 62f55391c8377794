import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of EmailInput. */
export const emailInputKeys: readonly KeyboardRow[] = [
  { on: 'the field', keys: 'Tab', does: 'moves focus in and out' },
  { on: 'the field', keys: 'Letters', does: 'types; input is never blocked or rewritten' },
  { on: 'Did you mean …?', keys: 'Enter, Space', does: 'corrects the address and returns to the field' },
];
