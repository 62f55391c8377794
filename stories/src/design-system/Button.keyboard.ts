import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keys do on a button. */
export const buttonKeys: readonly KeyboardRow[] = [
  { on: 'button', keys: 'Enter', does: 'Presses it.' },
  { on: 'button', keys: 'Space', does: 'Presses it when the key is let go.' },
  { on: 'busy button', keys: 'Enter', does: 'Nothing; focus stays.' },
  { on: 'link with the looks of a button', keys: 'Enter', does: 'Follows it.' },
];
