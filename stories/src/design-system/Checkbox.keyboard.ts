import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in Checkbox. */
export const checkboxKeys: readonly KeyboardRow[] = [{ on: 'the box', keys: 'Space', does: 'ticks and unticks' }];
