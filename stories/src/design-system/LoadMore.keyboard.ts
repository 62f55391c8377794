import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** What the keyboard does in LoadMore. */
export const loadMoreKeys: readonly KeyboardRow[] = [
  { on: 'Show more', keys: 'Enter', does: 'fetches more; focus goes to the first new thing' },
  { on: 'Show more', keys: 'Shift+Tab', does: 'back to the last thing shown' },
];
