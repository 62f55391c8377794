import { isInternal } from '@farwend/design-system';

/** Where to go after signing in: the wished path when it is one of this site, else `fallback`. Guards against being sent elsewhere. */
export function returnPath(wish: string | null, fallback: string): string {
  if (!wish || !isInternal(wish)) return fallback;
  const base = 'https://site.invalid';
  const url = URL.parse(wish, base); // drops tabs and line breaks, resolves dots: judge what the browser would open
  if (url?.origin !== base) return fallback;
  const path = url.pathname + url.search + url.hash;
  return isInternal(path) ? path : fallback;
}
