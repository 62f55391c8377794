/** An address that search engines may list. */
export interface SitemapEntry {
  /** Path on the site. */
  path: string;
  /** When the page last changed; null when nobody says. */
  changedAt: Date | null;
}

/** So many addresses a file may have, by the rules of sitemaps.org. */
const MOST = 50_000;

/** The files of a sitemap by their paths: /sitemap.xml alone, or as the index of /sitemap-1.xml and on when there are too many for one. */
export function sitemapFiles(entries: readonly SitemapEntry[], origin: string, most = MOST): Map<string, string> {
  if (entries.length <= most) return new Map([['/sitemap.xml', urlset(entries, origin)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => entries.slice(index * most, (index + 1) * most));
  const named = parts.map((part, index) => ({ path: `/sitemap-${index + 1}.xml`, changedAt: newestOf(part), part }));
  const index = named.map((one) => element('sitemap', one, origin)).join('');
  return new Map([
    ['/sitemap.xml', document('sitemapindex', index)],
    ...named.map(({ path, part }): [string, string] => [path, urlset(part, origin)]),
  ]);
}

function urlset(entries: readonly SitemapEntry[], origin: string): string {
  return document('urlset', entries.map((entry) => element('url', entry, origin)).join(''));
}

function element(name: 'url' | 'sitemap', { path, changedAt }: SitemapEntry, origin: string): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escaped(origin + path)}</loc>${lastmod}</${name}>\n`;
}

function document(name: 'urlset' | 'sitemapindex', content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${content}</${name}>\n`;
}

function newestOf(entries: readonly SitemapEntry[]): Date | null {
  return entries.reduce<Date | null>((newest, { changedAt }) => (changedAt && (!newest || changedAt > newest) ? changedAt : newest), null);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;');
}
