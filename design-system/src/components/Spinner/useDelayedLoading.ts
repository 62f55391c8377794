import { useEffect, useRef, useState } from 'react';

/** Debounced loading state: becomes true `delay` ms after `active` does, and then stays true for at least `minDuration` ms. */
export function useDelayedLoading(active: boolean, delay = 400, minDuration = 400): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (active === shown) return undefined;
    const wait = active ? delay : Math.max(0, since.current + minDuration - Date.now());
    const timer = setTimeout(() => {
      if (active) since.current = Date.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, delay, minDuration]);
  return shown;
}
