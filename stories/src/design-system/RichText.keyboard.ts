import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of RichText. */
export const richTextKeys: readonly KeyboardRow[] = [
  { on: 'a question', keys: 'Enter, Space', does: 'opens its answer, or closes it' },
  { on: 'a wide table', keys: 'Tab', does: 'moves to the next link or question' },
];
