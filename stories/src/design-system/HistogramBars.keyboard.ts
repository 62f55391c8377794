import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of HistogramBars as a filter. */
export const histogramBarsKeys: readonly KeyboardRow[] = [
  { on: 'a bar', keys: 'Enter, Space', does: 'selects or deselects it' },
  { on: 'a bar that is a link', keys: 'Enter', does: 'follows it' },
  { on: 'a bar', keys: 'Tab', does: 'moves to the next bar that is not empty' },
];
