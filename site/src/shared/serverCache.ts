import type { RouterContextProvider } from 'react-router-dom';
import { settingsContext, sharedContext } from '#src/startup/loaderContext.ts';
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
 * Makes a loader whose reply is the same for every visitor: cached for ten seconds and per running server, whoever asks, and loaded with
 * the rights of an anonymous visitor. While loading fails, the last reply is used; without one the error is rethrown, and the next call
 * tries again.
 */
export function serverCache<Reply>(load: (shared: Context) => Promise<Reply>, now: () => number = Date.now) {
  const entries = new WeakMap<PageSettings, Entry<Reply>>();
  return (context: Context): Promise<Reply> => {
    const server = context.get(settingsContext);
    const last = entries.get(server);
    if (last && last.expiresAt > now()) return last.reply;
    const reply = load(context.get(sharedContext)).catch((error: unknown) => {
      entries.delete(server);
      if (!last) throw error;
      entries.set(server, { reply: last.reply, expiresAt: now() + RETRY_AFTER });
      return last.reply;
    });
    entries.set(server, { reply, expiresAt: now() + MAX_AGE });
    return reply;
  };
}

type Context = Readonly<RouterContextProvider>;
