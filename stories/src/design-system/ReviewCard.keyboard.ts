import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in ReviewCard. */
export const reviewCardKeys: readonly KeyboardRow[] = [
  { on: 'Helpful', keys: 'Enter, Space', does: 'counts the vote, or takes it back' },
  { on: 'Helpful', keys: 'Tab', does: 'leaves the review' },
];
