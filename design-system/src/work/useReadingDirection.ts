import { useSyncExternalStore } from 'react';

/** Writing direction of the document: Radix takes it as a prop, and its own provider would surround every page. */
export function useReadingDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    () => () => undefined,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}
