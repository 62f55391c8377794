import type { Page } from '#src/startup/page.ts';

/** Retry-After of a page whose API was busy, in seconds. */
const BUSY = 5;

/** Retry-After during maintenance, in seconds. */
const MAINTENANCE = 600;

/** Builds a page's headers; shared caches may store it only if it is the same for every visitor. */
export function buildPageHeaders(request: Request, page: Page, status: number): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isShared(request, page, status) ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    ...(status === 503 ? { 'Retry-After': String(page.failure?.isRoot ? MAINTENANCE : BUSY) } : {}),
  });
}

function isShared(request: Request, { root, handle }: Page, status: number): boolean {
  const isBare = new URL(request.url).search === '';
  return request.method !== 'POST' && status === 200 && root?.user.isAuthenticated === false && (isBare || !handle?.readsQuery);
}
