/** A page that search engines may index. */
export interface SitemapEntry {
  /** Path on the site. */
  path: string;
  /** When the page last changed; null if unknown. */
  changedAt: Date | null;
}

/** The limit of URLs per file set by sitemaps.org. */
const MAX_URLS = 50_000;

/** The files of a sitemap by path: only /sitemap.xml, or an index there and /sitemap-1.xml, /sitemap-2.xml … if there are too many URLs. */
export function buildSitemapFiles(entries: readonly SitemapEntry[], origin: string, maxUrls = MAX_URLS): Map<string, string> {
  if (entries.length <= maxUrls) return new Map([['/sitemap.xml', formatUrlset(entries, origin)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / maxUrls) }, (_, index) =>
    entries.slice(index * maxUrls, (index + 1) * maxUrls),
  );
  const namedParts = parts.map((part, index) => ({ path: `/sitemap-${index + 1}.xml`, changedAt: findNewest(part), part }));
  const index = namedParts.map((one) => formatElement('sitemap', one, origin)).join('');
  return new Map([
    ['/sitemap.xml', formatDocument('sitemapindex', index)],
    ...namedParts.map(({ path, part }): [string, string] => [path, formatUrlset(part, origin)]),
  ]);
}

function formatUrlset(entries: readonly SitemapEntry[], origin: string): string {
  return formatDocument('urlset', entries.map((entry) => formatElement('url', entry, origin)).join(''));
}

function formatElement(name: 'url' | 'sitemap', { path, changedAt }: SitemapEntry, origin: string): string {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(origin + path)}</loc>${lastmod}</${name}>\n`;
}

function formatDocument(name: 'urlset' | 'sitemapindex', content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${content}</${name}>\n`;
}

function findNewest(entries: readonly SitemapEntry[]): Date | null {
  return entries.reduce<Date | null>((newest, { changedAt }) => (changedAt && (!newest || changedAt > newest) ? changedAt : newest), null);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;');
}
