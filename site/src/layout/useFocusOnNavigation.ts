import { useEffect, useRef } from 'react';
import { useLocation } from '#src/startup/page.ts';

/** After a navigation closes what is open above the page and focuses the element with this id: keyboard and screen readers start there. */
export function useFocusOnNavigation(id: string): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    if (!hash) document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, hash, id]);
}
