/** The address a link is rendered with: paths of ours end in a slash unless they end like a file; all else stays as it is. */
export const linkAddress = (href: string): string => href.replace(page, (path) => path.replace(/\/?$/, '/'));

/** Whether a link stays on this site: it begins with a single slash. */
export const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Whether the site's own navigation may take the link; files are fetched by the browser. */
export const isInApp = (href: string): boolean => page.test(href);

/** The `rel` of a link, or nothing: no-follow for pages that are no content, and no opener for a new tab. */
export function linkRel(href: string, newTab: boolean, ...own: readonly (string | undefined)[]): string | undefined {
  const words = [noFollow.test(href) && 'nofollow', newTab && 'noopener', newTab && !isInternal(href) && 'noreferrer', ...own];
  return words.filter(Boolean).join(' ') || undefined;
}

const noFollow = /^\/(?:dynamic|logout|reviews?|travel-company|trip-request)(?![^/?#])/;

/** The path of a page of ours: after a single slash, and not ending like a file. */
const page = /^\/(?![/\\]|[^?#]*\.(?:html|json|js|map|txt|xml|pdf)(?:[?#]|$))[^?#]*/;
