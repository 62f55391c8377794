import { useEffect, useRef, useState } from 'react';

/** True while waiting is worth showing: `delay` ms after it began, and then no shorter than `least` ms. */
export function useSteadyWait(active: boolean, delay = 400, least = 400): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (active === shown) return undefined;
    const wait = active ? delay : Math.max(0, since.current + least - Date.now());
    const timer = setTimeout(() => {
      if (active) since.current = Date.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, delay, least]);
  return shown;
}
