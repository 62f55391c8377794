import { useEffect } from 'react';

/** How often to look whether the server answers again, in milliseconds. */
const PAUSE = 5_000;

/** While `isAway`, asks the server every few seconds whether it is ready, and loads the page anew once it is. */
export function useReturn(isAway: boolean): void {
  useEffect(() => {
    if (!isAway) return undefined;
    const look = () =>
      void fetch('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok && window.location.reload(),
        () => undefined, // still away
      );
    const timer = setInterval(look, PAUSE);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isAway]);
}
