import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in PhoneField. */
export const phoneFieldKeys: readonly KeyboardRow[] = [
  { on: 'Country code', keys: 'Letters', does: 'the next country that begins so' },
  { on: 'Number', keys: 'Tab', does: 'moves on' },
];
