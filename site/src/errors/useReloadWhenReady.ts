import { useEffect } from 'react';

/** Polling interval, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

/** While `isUnavailable`, polls the server and reloads the page once it is ready. */
export function useReloadWhenReady(isUnavailable: boolean): void {
  useEffect(() => {
    if (!isUnavailable) return undefined;
    const check = () =>
      void fetch('/readyz', { cache: 'no-store' }).then(
        ({ ok }) => ok && window.location.reload(),
        () => undefined, // still unavailable
      );
    const timer = setInterval(check, POLL_INTERVAL_MS);
    window.addEventListener('online', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
    };
  }, [isUnavailable]);
}
