import type { PageSettings } from './serverPart.ts';

/** As long as the server keeps whole pages of visitors, in milliseconds. */
const LIFETIME = 10_000;

/** When to ask again after a failure, in milliseconds. */
const SOON = 1_000;

interface Kept<Answer> {
  answer: Promise<Answer>;
  until: number;
}

/**
 * An answer that is the same for everybody, asked at most once in ten seconds for each server that runs. While asking fails the last answer
 * stands; without one the failure passes on, and the next call asks again.
 */
export function forEverybody<Answer>(now: () => number = Date.now) {
  const kept = new WeakMap<PageSettings, Kept<Answer>>();
  return (server: PageSettings, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(server);
    if (known && known.until > now()) return known.answer;
    const answer = ask().catch((error: unknown) => {
      kept.delete(server);
      if (!known) throw error;
      kept.set(server, { answer: known.answer, until: now() + SOON });
      return known.answer;
    });
    kept.set(server, { answer, until: now() + LIFETIME });
    return answer;
  };
}
