import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Field. */
export const fieldKeys: readonly KeyboardRow[] = [{ on: 'the label', keys: 'Click', does: 'moves to the control' }];
