import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref that stays the same between renders: React 19 lets go of a changed one and hands it the element anew. */
export function useBothRefs<Element>(own: { current: Element | null }, given: Ref<Element> | undefined): RefCallback<Element> {
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
