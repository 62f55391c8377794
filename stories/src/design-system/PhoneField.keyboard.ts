import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of PhoneField. */
export const phoneFieldKeys: readonly KeyboardRow[] = [
  { on: 'Country code', keys: 'Letters', does: 'selects the next country that starts with the letters' },
  { on: 'Number', keys: 'Tab', does: 'moves on' },
];
