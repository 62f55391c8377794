import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Toasts. */
export const toastsKeys: readonly KeyboardRow[] = [
  { on: 'anywhere', keys: 'F8', does: 'Moves to the messages.' },
  { on: 'Undo', keys: 'Enter', does: 'Does it, and the message goes.' },
  { on: 'a message', keys: 'Escape', does: 'Closes it.' },
];
