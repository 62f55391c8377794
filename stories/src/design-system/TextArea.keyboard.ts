import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in TextArea. */
export const textAreaKeys: readonly KeyboardRow[] = [
  { on: 'a prompt', keys: 'Enter, Space', does: 'puts it in and moves to its end' },
  { on: 'the box', keys: 'Enter', does: 'a new line' },
  { on: 'the field', keys: 'Tab', does: 'moves in and out' },
  { on: 'the field', keys: 'Letters', does: 'type; nothing is held back or rewritten' },
];
