import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of ErrorSummary. */
export const errorSummaryKeys: readonly KeyboardRow[] = [{ on: 'a line', keys: 'Enter', does: 'moves to the field' }];
