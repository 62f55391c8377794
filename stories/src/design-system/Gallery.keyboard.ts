import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of Gallery. */
export const galleryKeys: readonly KeyboardRow[] = [
  { on: 'the strip', keys: 'Tab', does: 'moves to the buttons' },
  { on: 'the strip', keys: 'Right', does: 'scrolls natively' },
  { on: 'Next picture', keys: 'Enter, Space', does: 'shows the next picture' },
  { on: 'Previous picture', keys: 'Enter, Space', does: 'shows the previous picture' },
];
