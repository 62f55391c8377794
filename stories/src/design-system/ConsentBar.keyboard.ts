import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of ConsentBar. */
export const consentBarKeys: readonly KeyboardRow[] = [
  { on: 'Refuse', keys: 'Tab', does: 'moves to the other answer' },
  { on: 'Refuse', keys: 'Enter, Space', does: 'gives the answer' },
  { on: 'Allow', keys: 'Enter, Space', does: 'gives the answer' },
];
