import type { StaticHandlerContext } from 'react-router-dom';
import type { RootData } from '../root.loader.ts';
import { handleOf } from '../shared/pageHandle.ts';

/** When to come back to a page whose API was busy, in seconds. */
const BUSY = 5;

/** When to come back to a site that is being mended, in seconds. */
const MENDING = 600;

/** Headers of a page; it may be kept by others only when it is the same for every visitor. */
export function pageHeaders(request: Request, context: StaticHandlerContext): Headers {
  return new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isShared(request, context) ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    ...(context.statusCode === 503 ? { 'Retry-After': String(context.errors?.['root'] ? MENDING : BUSY) } : {}),
  });
}

function isShared(request: Request, { statusCode, matches, loaderData }: StaticHandlerContext): boolean {
  const root: Partial<RootData> = loaderData['root'] ?? {};
  const handle = handleOf(matches.map(({ route }) => route));
  const isBare = new URL(request.url).search === '';
  return request.method !== 'POST' && statusCode === 200 && root.user?.isAuthenticated === false && (isBare || !handle?.readsQuery);
}
