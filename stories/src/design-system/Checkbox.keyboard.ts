import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Checkbox. */
export const checkboxKeys: readonly KeyboardRow[] = [{ on: 'the box', keys: 'Space', does: 'toggles' }];
