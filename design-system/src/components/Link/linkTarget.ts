/** The `href` to render: internal paths get a trailing slash unless they end in a file extension; everything else is unchanged. */
export const linkAddress = (href: string): string => href.replace(page, (path) => path.replace(/\/?$/, '/'));

/** Whether a URL is internal: it begins with a single slash. */
export const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Whether the client-side router may handle the link; files are loaded by the browser. */
export const isInApp = (href: string): boolean => page.test(href);

/** The `rel` of a link, if any: `nofollow` for pages without content of their own, `noopener` for a new tab. */
export function linkRel(href: string, newTab: boolean, ...own: readonly (string | undefined)[]): string | undefined {
  const words = [noFollow.test(href) && 'nofollow', newTab && 'noopener', newTab && !isInternal(href) && 'noreferrer', ...own];
  return words.filter(Boolean).join(' ') || undefined;
}

const noFollow = /^\/(?:dynamic|logout|reviews?|travel-company|trip-request)(?![^/?#])/;

/** Path of an internal page: one leading slash and no file extension. */
const page = /^\/(?![/\\]|[^?#]*\.(?:html|json|js|map|txt|xml|pdf)(?:[?#]|$))[^?#]*/;
