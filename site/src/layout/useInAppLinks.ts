import { useEffect } from 'react';
import { inAppHref } from '#src/shared/inAppHref.ts';
import { useWay } from '#src/shared/way.ts';

/**
 * One listener for all links: those within the site change the page without loading it anew. The links themselves stay plain anchors. It
 * listens where everybody else has had their say; but in parts that are not alive yet React lets no click through, so there it comes first.
 */
export function useInAppLinks(): void {
  const { go } = useWay();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isAsleep = event.target instanceof Element && event.target.closest('[data-kept]:not([data-alive])') !== null;
      if (isAsleep !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
      const href = inAppHref(event);
      if (href === null) return;
      event.preventDefault();
      void go(href);
    };
    window.addEventListener('click', follow, true);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('click', follow, true);
      document.removeEventListener('click', follow);
    };
  }, [go]);
}
