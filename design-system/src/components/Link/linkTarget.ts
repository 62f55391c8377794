/** The address a link is rendered with: paths of ours end in a slash unless they end like a file; all else stays as it is. */
export function linkAddress(href: string): string {
  if (!isInternal(href)) return href;
  const { path, rest } = split(href);
  return path.endsWith('/') || isFile(path) ? href : `${path}/${rest}`;
}

/** Whether a link stays on this site: it begins with a single slash. */
export const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Whether the site's own navigation may take the link; files are fetched by the browser. */
export const isInApp = (href: string): boolean => isInternal(href) && !isFile(split(href).path);

/** The `rel` of a link, or nothing: no-follow for pages that are no content, and no opener for a new tab. */
export function linkRel(href: string, newTab: boolean): string | undefined {
  const follow = isInternal(href) && noFollow.test(split(href).path) ? ['nofollow'] : [];
  const opener = newTab ? (isInternal(href) ? ['noopener'] : ['noopener', 'noreferrer']) : [];
  return [...follow, ...opener].join(' ') || undefined;
}

const noFollow = /^\/(?:dynamic|logout|review|reviews|travel-company|trip-request)(?:\/|$)/;
const isFile = (path: string): boolean => /\.(?:html|json|js|map|txt|xml|pdf)$/.test(path);

function split(href: string): { path: string; rest: string } {
  const end = href.search(/[?#]/);
  return end < 0 ? { path: href, rest: '' } : { path: href.slice(0, end), rest: href.slice(end) };
}
