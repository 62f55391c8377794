import type { PageSettings } from './serverPart.ts';

/** As long as the server keeps whole pages of visitors, in milliseconds. */
const LIFETIME = 10_000;

interface Kept<Answer> {
  answer: Promise<Answer>;
  until: number;
}

/** An answer that is the same for everybody, asked at most once in ten seconds for each server that runs; one that failed is asked again. */
export function forEverybody<Answer>(now: () => number = Date.now) {
  const kept = new WeakMap<PageSettings, Kept<Answer>>();
  return (server: PageSettings, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(server);
    if (known && known.until > now()) return known.answer;
    const answer = ask();
    kept.set(server, { answer, until: now() + LIFETIME });
    answer.catch(() => kept.delete(server));
    return answer;
  };
}
