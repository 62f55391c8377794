import { useEffect, useRef } from 'react';
import { useLocation } from '#src/startup/page.ts';

/** After a navigation focuses the element with this id, so that keyboard and screen readers start at the new content. */
export function useFocusOnNavigation(id: string): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash) document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, hash, id]);
}
