import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of ReviewCard. */
export const reviewCardKeys: readonly KeyboardRow[] = [
  { on: 'Helpful', keys: 'Enter, Space', does: 'adds or withdraws the vote' },
  { on: 'Helpful', keys: 'Tab', does: 'leaves the review' },
];
