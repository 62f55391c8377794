import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in ConsentBar. */
export const consentBarKeys: readonly KeyboardRow[] = [
  { on: 'Refuse', keys: 'Tab', does: 'goes on to the other answer' },
  { on: 'Refuse', keys: 'Enter, Space', does: 'answers' },
  { on: 'Allow', keys: 'Enter, Space', does: 'answers' },
];
