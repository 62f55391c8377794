import { useCallback } from 'react';
import { findClosedPage } from './closedPages.ts';
import { useLayoutContent } from './layoutContent.ts';

/** Returns whether a link leads to a page with something to show, the same function while the layout stays. */
export function useIsOpen(): (href: string) => boolean {
  const { closedPages } = useLayoutContent();
  return useCallback((href) => !findClosedPage(href, closedPages), [closedPages]);
}
