import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Popover. */
export const popoverKeys: readonly KeyboardRow[] = [
  { on: 'the button', keys: 'Enter, Space', does: 'Opens the panel; focus moves inside.' },
  { on: 'the panel', keys: 'Escape', does: 'Closes it; focus returns to the button.' },
];
