import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of AnnouncementBar. */
export const announcementBarKeys: readonly KeyboardRow[] = [
  { on: 'the link', keys: 'Tab', does: 'moves to the close button' },
  { on: 'the close button', keys: 'Enter, Space', does: 'closes it' },
];
