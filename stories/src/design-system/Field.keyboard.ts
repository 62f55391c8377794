import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in Field. */
export const fieldKeys: readonly KeyboardRow[] = [{ on: 'the label', keys: 'Click', does: 'moves to the control' }];
