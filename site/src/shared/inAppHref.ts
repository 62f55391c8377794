import { isInApp } from '@farwend/design-system';

/** Addresses that are not pages: the API, its documentation and the server's own. */
const NOT_PAGES = /^\/(?:v2|v3|docs|openapi\.json|healthz|readyz|metrics)(?:[/?#]|$)/;

/** Where the click leads within the site; null when the browser should follow it itself. */
export function inAppHref(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || (link.getAttribute('target') ?? '_self') !== '_self' || link.hasAttribute('download')) return null;
  const href = link.getAttribute('href') ?? '';
  return isInApp(href) && !NOT_PAGES.test(href) ? href : null;
}

/** The page an address of ours leads to, without the part of it: one, or none where it is no page. */
export function inAppPath(href: string): string[] {
  return isInApp(href) && !NOT_PAGES.test(href) ? [href.replace(/#.*$/, '')] : [];
}
