import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of DataTable. */
export const dataTableKeys: readonly KeyboardRow[] = [
  { on: 'a head', keys: 'Enter, Space', does: 'Sorts by the column; again, the other way round.' },
  { on: 'before the rows', keys: 'Tab', does: 'Moves to the row last used, at first the first one; the next Tab leaves the rows.' },
  { on: 'a row', keys: 'Down, J, Up, K', does: 'Moves to the next or previous row, not beyond the ends.' },
  { on: 'a row', keys: 'Home, End', does: 'Moves to the first or last row.' },
  { on: 'a row', keys: 'Enter', does: 'Opens it.' },
  { on: 'a row', keys: 'X', does: 'Selects it, or takes it out of the selection.' },
  { on: 'a row', keys: 'Shift+Down, Shift+J, Shift+Up, Shift+K', does: 'Moves, and selects the row it comes from and the one it reaches.' },
];
