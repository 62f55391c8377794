import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Stepper. */
export const stepperKeys: readonly KeyboardRow[] = [
  { on: 'a completed step', keys: 'Enter', does: 'returns to it' },
  { on: 'the steps', keys: 'Tab', does: 'moves to the next completed step' },
];
