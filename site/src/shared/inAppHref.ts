import { isInApp } from '@farwend/design-system';

/** Paths that are not pages: the API, its documentation and operational endpoints. */
const NOT_PAGES = /^\/(?:v2|v3|docs|openapi\.json|healthz|readyz|metrics)(?:[/?#]|$)/;

/** The target of a click within the site; null if the browser should follow it. */
export function inAppHref(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || (link.getAttribute('target') ?? '_self') !== '_self' || link.hasAttribute('download')) return null;
  const href = link.getAttribute('href') ?? '';
  return isInApp(href) && !NOT_PAGES.test(href) ? href : null;
}

/** The path of a page without the fragment, or none if the href is not a page. */
export function inAppPath(href: string): string[] {
  return isInApp(href) && !NOT_PAGES.test(href) ? [href.replace(/#.*$/, '')] : [];
}
