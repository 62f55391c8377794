import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in HistogramBars as a filter. */
export const histogramBarsKeys: readonly KeyboardRow[] = [
  { on: 'a bar', keys: 'Enter, Space', does: 'chooses it, or no longer' },
  { on: 'a bar that is a link', keys: 'Enter', does: 'follows it' },
  { on: 'a bar', keys: 'Tab', does: 'the next bar that is not empty' },
];
