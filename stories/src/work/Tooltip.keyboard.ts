import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Tooltip. */
export const tooltipKeys: readonly KeyboardRow[] = [
  { on: 'before the control', keys: 'Tab', does: 'Moves to the control and shows the words.' },
  { on: 'the control', keys: 'Escape', does: 'Hides the words; focus stays.' },
];
