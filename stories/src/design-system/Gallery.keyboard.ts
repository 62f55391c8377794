import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in Gallery. */
export const galleryKeys: readonly KeyboardRow[] = [
  { on: 'the strip', keys: 'Tab', does: 'goes on to the buttons' },
  { on: 'the strip', keys: 'Right', does: 'scrolls on, as the browser does' },
  { on: 'Next picture', keys: 'Enter, Space', does: 'shows the next picture' },
  { on: 'Previous picture', keys: 'Enter, Space', does: 'shows the one before' },
];
