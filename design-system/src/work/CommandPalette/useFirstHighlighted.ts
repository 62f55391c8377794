import { useEffect, useRef, type KeyboardEvent } from 'react';

/** Keys that move to another item. */
const moves = new Set(['ArrowDown', 'ArrowUp', 'End']);

/**
 * Keeps the first item highlighted while items come and go, until somebody moves on. Left alone, cmdk stays on the item that was first
 * before the results arrived, or on none if that one is gone.
 */
export function useFirstHighlighted(query: string, itemIds: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    hasMoved.current = false;
  }, [query]);
  const ids = itemIds.join(' ');
  useEffect(() => {
    const highlighted = root.current?.querySelector('[role="option"][aria-selected="true"]');
    if (hasMoved.current && highlighted) return;
    // cmdk offers no other way to its first item, and names the highlighted one to screen readers only once the highlight has moved.
    for (const key of ['End', 'Home']) root.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    hasMoved.current = false;
  }, [ids]);
  return {
    ref: root,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (moves.has(key)) hasMoved.current = true;
    },
    onPointerMove: () => {
      hasMoved.current = true;
    },
  };
}
