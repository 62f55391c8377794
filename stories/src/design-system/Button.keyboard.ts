import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Button. */
export const buttonKeys: readonly KeyboardRow[] = [
  { on: 'button', keys: 'Enter', does: 'Activates it.' },
  { on: 'button', keys: 'Space', does: 'Activates it when the key is released.' },
  { on: 'busy button', keys: 'Enter', does: 'Nothing; focus stays.' },
  { on: 'link styled as a button', keys: 'Enter', does: 'Follows it.' },
];
