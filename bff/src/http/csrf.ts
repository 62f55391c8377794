import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from '#src/kernel/failure.ts';

/**
 * Rejects cross-site writes with 403 by the browser's Origin or Sec-Fetch-Site header. With a session one of the two is required; without,
 * a request that has neither is allowed, because it comes from a program.
 */
export function checkSameSite(headers: IncomingHttpHeaders, ownOrigins: readonly string[], hasSession: boolean): void {
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  const isSameSite = origin !== undefined ? ownOrigins.includes(origin) : site === 'same-origin' || site === 'none';
  const hasHeader = origin !== undefined || site !== undefined;
  if (hasHeader ? isSameSite : !hasSession) return;
  throw new Failure('csrf.failed', {
    message: 'This request did not come from our own pages. Send the session cookie with a same-site Origin, or use a bearer token.',
  });
}

/** The origins of our own pages: the public one and, on a local server, every name of localhost. */
export function ownOrigins(publicOrigin: string, isLocal: boolean): string[] {
  if (!isLocal) return [publicOrigin];
  const { port, protocol } = new URL(publicOrigin);
  const suffix = port ? `:${port}` : '';
  return [publicOrigin, ...['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${suffix}`)];
}
