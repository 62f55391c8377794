/** A page as a visitor gets it. */
export interface VisitedPage {
  path: string;
  status: number;
  html: string;
}

/** Opens a path of the site. */
export async function visitPage(origin: string, path: string): Promise<VisitedPage> {
  const response = await fetch(origin + path, { headers: { Accept: 'text/html' } });
  return { path, status: response.status, html: await response.text() };
}

/** The addresses of all links on a page, as they are written. */
export function listHrefs({ html }: Pick<VisitedPage, 'html'>): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
}

/** Every page that is reached from the given ones by links within the site, each once, without its fragment. */
export async function followLinks(origin: string, from: readonly string[]): Promise<VisitedPage[]> {
  const queue = [...from];
  const visited = new Map<string, VisitedPage>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (visited.has(path)) continue;
    const page = await visitPage(origin, path);
    visited.set(path, page);
    const internal = listHrefs(page).filter((href) => /^\/(?!\/)/.test(href));
    queue.push(...internal.map((href) => href.replace(/#.*$/, '')));
  }
  return [...visited.values()];
}

/** The parsed blocks of structured data on a page. */
export function readJsonLd({ html }: Pick<VisitedPage, 'html'>): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]): unknown => JSON.parse(json ?? ''));
}
