interface Cached<T> {
  page: Promise<T>;
  until: number;
}

const LIFETIME_MS = 10_000;
const MAX_PAGES = 500;

/** What a page must tell to be cached. */
interface CacheablePage {
  status: number;
  headers: [string, string][];
}

/** Pages that are the same for every visitor, for ten seconds; many who ask at once wait for one rendering. Only `public` answers of 200 stay. */
export function createPageCache() {
  const pages = new Map<string, Cached<CacheablePage>>();

  return {
    async get<T extends CacheablePage>(address: string, render: () => Promise<T>): Promise<T> {
      const known = pages.get(address);
      if (known && known.until > Date.now()) return known.page as Promise<T>;
      const page = render();
      if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value ?? '');
      pages.delete(address);
      pages.set(address, { page, until: Date.now() + LIFETIME_MS });
      page.then(
        (done) => (isPublic(done) ? undefined : pages.delete(address)),
        () => pages.delete(address),
      );
      return page;
    },
  };
}

function isPublic({ status, headers }: CacheablePage): boolean {
  return status === 200 && headers.some(([name, value]) => name.toLowerCase() === 'cache-control' && value.includes('public'));
}
