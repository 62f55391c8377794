import { isInApp } from '@farwend/design-system';
import { inAppPath } from '#src/shared/inAppHref.ts';

/** Delay before the first prefetch, in milliseconds. */
export const PREFETCH_AFTER = 3_000;

/** Number of pages prefetched at a time. */
export const PREFETCH_BATCH = 4;

/** Prefetches the pages that visible links lead to: after three seconds, four at a time, each once. Returns a function that stops it. */
export function prefetchLinks(fetchPage: (path: string) => Promise<unknown>, seen: Set<string>): () => void {
  let isStopped = false;
  const timer = setTimeout(() => void run(), PREFETCH_AFTER);
  const run = async () => {
    while (!isStopped) {
      const batch = shownPaths()
        .filter((path) => !seen.has(path))
        .slice(0, PREFETCH_BATCH);
      if (batch.length === 0) return;
      for (const path of batch) seen.add(path);
      await Promise.allSettled(batch.map(fetchPage));
    }
  };
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Paths of the pages that visible links lead to, without duplicates; none if the visitor saves data. */
function shownPaths(): string[] {
  if (savesData()) return [];
  const paths = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .filter((link) => isShown(link))
    .flatMap((link) => inAppPath(link.getAttribute('href') ?? ''))
    .filter((path) => isInApp(path) && path !== window.location.pathname);
  return [...new Set(paths)];
}

function isShown(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

function savesData(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
