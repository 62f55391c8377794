import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in AnnouncementBar. */
export const announcementBarKeys: readonly KeyboardRow[] = [
  { on: 'the link', keys: 'Tab', does: 'goes on to the close button' },
  { on: 'the close button', keys: 'Enter, Space', does: 'closes it' },
];
