import { useEffect } from 'react';
import { inAppHref } from '#src/shared/inAppHref.ts';
import { useNavigate } from '#src/startup/navigation.ts';

/**
 * One listener for all links: those within the site navigate without reloading the page. The links themselves stay plain anchors. It
 * runs last, after the page's own handlers; only in islands that are not hydrated, where React stops every click, it runs first.
 */
export function useInAppLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isDehydrated = event.target instanceof Element && event.target.closest('[data-fragment]:not([data-island])') !== null;
      if (isDehydrated !== (event.eventPhase === Event.CAPTURING_PHASE)) return;
      const href = inAppHref(event);
      if (href === null) return;
      event.preventDefault();
      void navigate(href);
    };
    window.addEventListener('click', follow, true);
    document.addEventListener('click', follow);
    return () => {
      window.removeEventListener('click', follow, true);
      document.removeEventListener('click', follow);
    };
  }, [navigate]);
}
