import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of BudgetSelect. */
export const budgetSelectKeys: readonly KeyboardRow[] = [
  { on: 'the list', keys: 'Down, Up', does: 'selects the next or previous option' },
  { on: 'the list', keys: 'Home, End', does: 'selects the first or last option' },
  { on: 'the list', keys: 'Letters', does: 'selects the next option that starts with the letters' },
  { on: 'the list', keys: 'Alt + Down, Space', does: 'opens the list' },
  { on: 'the list', keys: 'Escape', does: 'closes without a change' },
  { on: 'the list', keys: 'Tab', does: 'moves on' },
];
