import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in Stepper. */
export const stepperKeys: readonly KeyboardRow[] = [
  { on: 'a step behind', keys: 'Enter', does: 'goes back to it' },
  { on: 'the steps', keys: 'Tab', does: 'the next step behind' },
];
