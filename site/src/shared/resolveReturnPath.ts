import { isInternal } from '@farwend/design-system';

/** The path to go to after signing in: the requested one if it is on this site, else `fallback`. Prevents open redirects. */
export function resolveReturnPath(requested: string | null, fallback: string): string {
  if (!requested || !isInternal(requested)) return fallback;
  const base = 'https://site.invalid';
  const url = URL.parse(requested, base); // normalizes tabs, line breaks and dots, so that the check sees what the browser would open
  if (url?.origin !== base) return fallback;
  const path = url.pathname + url.search + url.hash;
  return isInternal(path) ? path : fallback;
}
