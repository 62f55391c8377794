import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in ErrorSummary. */
export const errorSummaryKeys: readonly KeyboardRow[] = [{ on: 'a line', keys: 'Enter', does: 'moves to the field' }];
