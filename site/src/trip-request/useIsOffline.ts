import { useSyncExternalStore } from 'react';

/** Whether the browser says that it has no connection. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
}

function listen(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
