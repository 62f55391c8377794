import type { ClientResponse, ClientRequest, Transport } from '@farwend/api-contract/client';

/** How long a prefetched reply may be used, in milliseconds. */
const MAX_AGE = 30_000;

/** Sends requests, and can do so ahead of time. */
export interface PrefetchCache {
  /** Sends a request; a prefetched read is served from the cache, once. */
  send: Transport;
  /** Sends a read ahead of time and caches its reply for `send`. Never retried, since nobody waits for it. */
  prefetch: Transport;
}

/** Caches the replies of prefetched reads. `once` sends without retrying; `now` is in milliseconds. */
export function createPrefetchCache(send: Transport, once: Transport, now: () => number = Date.now): PrefetchCache {
  const entries = new Map<string, { reply: Promise<ClientResponse>; expiresAt: number }>();
  const cached = (request: ClientRequest) => {
    const entry = request.method === 'GET' ? entries.get(request.url) : undefined;
    return entry && entry.expiresAt > now() ? entry.reply : undefined;
  };
  return {
    send: async (request) => {
      const reply = await cached(request)?.catch(() => null);
      entries.delete(request.url);
      if (request.method !== 'GET') entries.clear(); // a write may change anything that was prefetched
      return reply && reply.status < 400 ? reply : send(request);
    },
    prefetch: (request) => {
      const earlier = cached(request);
      if (earlier) return earlier;
      const reply = once(request);
      if (request.method === 'GET') entries.set(request.url, { reply, expiresAt: now() + MAX_AGE });
      reply.catch(() => entries.delete(request.url));
      return reply;
    },
  };
}
