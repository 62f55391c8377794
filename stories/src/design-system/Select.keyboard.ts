import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in Select. */
export const selectKeys: readonly KeyboardRow[] = [
  { on: 'the list', keys: 'Down, Up', does: 'the next, the previous choice' },
  { on: 'the list', keys: 'Home, End', does: 'the first, the last choice' },
  { on: 'the list', keys: 'Letters', does: 'the next choice that begins so' },
  { on: 'the list', keys: 'Alt + Down, Space', does: 'open the choices' },
  { on: 'the list', keys: 'Escape', does: 'close without a change' },
  { on: 'the list', keys: 'Tab', does: 'moves on' },
];
