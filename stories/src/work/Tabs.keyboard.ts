import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Tabs. */
export const tabsKeys: readonly KeyboardRow[] = [
  { on: 'before the tabs', keys: 'Tab', does: 'Moves to the selected tab; the next Tab moves to the panel.' },
  { on: 'a tab', keys: 'Right, Left', does: 'Moves along the tabs, round the ends, without selecting.' },
  { on: 'a tab', keys: 'Home, End', does: 'Moves to the first or last tab.' },
  { on: 'a tab', keys: 'Enter, Space', does: 'Selects it.' },
];
