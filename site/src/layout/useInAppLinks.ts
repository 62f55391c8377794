import { isInApp } from '@farwend/design-system';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Addresses that are not pages: the API, its documentation and the server's own. */
const NOT_PAGES = /^\/(?:v2|v3|docs|openapi\.json|healthz|readyz|metrics)(?:[/?#]|$)/;

/** One listener for all links: those within the site change the page without loading it anew. The links themselves stay plain anchors. */
export function useInAppLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = inAppHref(event);
      if (href === null) return;
      event.preventDefault();
      void navigate(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Where the click leads within the site; null when the browser should follow it itself. */
export function inAppHref(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || (link.getAttribute('target') ?? '_self') !== '_self' || link.hasAttribute('download')) return null;
  const href = link.getAttribute('href') ?? '';
  return isInApp(href) && !NOT_PAGES.test(href) ? href : null;
}
