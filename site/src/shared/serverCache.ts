import type { PageSettings } from './renderContext.ts';

/** As long as the server caches whole pages, in milliseconds. */
const MAX_AGE = 10_000;

/** When to retry after a failure, in milliseconds. */
const RETRY_AFTER = 1_000;

interface Entry<Reply> {
  reply: Promise<Reply>;
  expiresAt: number;
}

/**
 * Caches a reply that is the same for every visitor, for ten seconds and per running server. While loading fails, the last reply is
 * used; without one the error is rethrown, and the next call tries again.
 */
export function serverCache<Reply>(now: () => number = Date.now) {
  const entries = new WeakMap<PageSettings, Entry<Reply>>();
  return (server: PageSettings, load: () => Promise<Reply>): Promise<Reply> => {
    const last = entries.get(server);
    if (last && last.expiresAt > now()) return last.reply;
    const reply = load().catch((error: unknown) => {
      entries.delete(server);
      if (!last) throw error;
      entries.set(server, { reply: last.reply, expiresAt: now() + RETRY_AFTER });
      return last.reply;
    });
    entries.set(server, { reply, expiresAt: now() + MAX_AGE });
    return reply;
  };
}
