import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in RichText. */
export const richTextKeys: readonly KeyboardRow[] = [
  { on: 'a question', keys: 'Enter, Space', does: 'opens its answer, or closes it' },
  { on: 'a wide table', keys: 'Tab', does: 'goes on to the next link or question' },
];
