import { useEffect, useRef } from 'react';
import { useWay } from '#src/shared/way.ts';

/** After a change of page the focus goes to the element of this id, so that keys and screen readers begin at the new content. */
export function useFocusOnArrival(id: string): void {
  const { pathname, hash } = useWay().place;
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash) document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, hash, id]);
}
