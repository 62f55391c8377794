import { useCallback, type Ref, type RefCallback } from 'react';

/** Merges two refs into one with a stable identity: React detaches and reattaches a ref that changes between renders. */
export function useMergedRefs<Element>(own: { current: Element | null }, given: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
      return undefined;
    },
    [own, given],
  );
}
