import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Drawer. */
export const drawerKeys: readonly KeyboardRow[] = [
  { on: 'a modal pane', keys: 'Tab', does: 'Moves to the next tab stop inside; after the last, to the first.' },
  { on: 'a modal pane', keys: 'Escape', does: 'Closes it and restores focus.' },
  { on: 'the list beside a pane', keys: 'Escape', does: 'Closes the pane; focus stays on the list.' },
];
