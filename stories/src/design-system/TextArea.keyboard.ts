import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of TextArea. */
export const textAreaKeys: readonly KeyboardRow[] = [
  { on: 'a prompt', keys: 'Enter, Space', does: 'inserts it and moves the caret after it' },
  { on: 'the box', keys: 'Enter', does: 'inserts a line break' },
  { on: 'the field', keys: 'Tab', does: 'moves focus in and out' },
  { on: 'the field', keys: 'Letters', does: 'types; input is never blocked or rewritten' },
];
