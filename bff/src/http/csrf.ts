import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from './failure.ts';

/**
 * A write that rides on a cookie must come from our own pages: programs send no token, so the browser's own headers are the proof.
 * Without a session only a header that says "another site" refuses.
 */
export function checkSameSite(headers: IncomingHttpHeaders, ownOrigins: readonly string[], hasSession: boolean): void {
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  const own = origin !== undefined ? ownOrigins.includes(origin) : site === 'same-origin' || site === 'none';
  const told = origin !== undefined || site !== undefined;
  if (told ? own : !hasSession) return;
  throw new Failure('csrf.failed', {
    message: 'This request did not come from our own pages. Send the session cookie with a same-site Origin, or use a bearer token.',
  });
}

/** The origins that count as ours: the public one, and on a developer's machine every name of localhost. */
export function ownOrigins(publicOrigin: string, isLocal: boolean): string[] {
  if (!isLocal) return [publicOrigin];
  const { port, protocol } = new URL(publicOrigin);
  const suffix = port ? `:${port}` : '';
  return [publicOrigin, ...['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${suffix}`)];
}
