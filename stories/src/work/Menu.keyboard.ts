import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Menu. */
export const menuKeys: readonly KeyboardRow[] = [
  { on: 'the button', keys: 'Enter, Space, Down', does: 'Opens the menu; focus is on the first action.' },
  { on: 'an action', keys: 'Down, Up', does: 'Moves to the next or previous action, round the ends.' },
  { on: 'an action', keys: 'Home, End', does: 'Moves to the first or last action.' },
  { on: 'an action', keys: 'Letters', does: 'Move to the action that begins with them.' },
  { on: 'an action', keys: 'Enter', does: 'Does it, and closes the menu.' },
  { on: 'an action that is off', keys: 'Enter', does: 'Does nothing; the menu stays open with the reason.' },
  { on: 'an action', keys: 'Escape', does: 'Closes the menu; focus returns to the button.' },
];
