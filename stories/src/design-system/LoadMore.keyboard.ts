import type { KeyboardRow } from '../docs/KeyboardTable.tsx';

/** Keyboard table of LoadMore. */
export const loadMoreKeys: readonly KeyboardRow[] = [
  { on: 'Show more', keys: 'Enter', does: 'loads more; focus moves to the first new item' },
  { on: 'Show more', keys: 'Shift+Tab', does: 'moves to the last item shown' },
];
