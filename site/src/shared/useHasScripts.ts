import { useSyncExternalStore } from 'react';

/** Whether the page is alive: false on the server and while hydrating. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
