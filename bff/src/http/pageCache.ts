interface CacheEntry<T> {
  page: Promise<T>;
  expiresAt: number;
}

const LIFETIME_MS = 10_000;
const MAX_PAGES = 500;

/** What decides whether a page is cached. */
interface CacheablePage {
  status: number;
  headers: [string, string][];
}

/** Caches pages that are the same for every visitor for ten seconds; concurrent requests share one rendering. Keeps only `public` 200s. */
export function createPageCache() {
  const pages = new Map<string, CacheEntry<CacheablePage>>();

  return {
    async get<T extends CacheablePage>(address: string, render: () => Promise<T>): Promise<T> {
      const cached = pages.get(address);
      if (cached && cached.expiresAt > Date.now()) return cached.page as Promise<T>;
      const page = render();
      if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value ?? '');
      pages.delete(address);
      pages.set(address, { page, expiresAt: Date.now() + LIFETIME_MS });
      page.then(
        (rendered) => (isPublic(rendered) ? undefined : pages.delete(address)),
        () => pages.delete(address),
      );
      return page;
    },
  };
}

function isPublic({ status, headers }: CacheablePage): boolean {
  return status === 200 && headers.some(([name, value]) => name.toLowerCase() === 'cache-control' && value.includes('public'));
}
