import type { Incoming, Outgoing, Send } from '@farwend/api-contract/client';

/** How long an answer fetched ahead is good, in milliseconds. */
const GOOD_FOR = 30_000;

/** A way to the server that can also be used ahead of time. */
export interface Foresight {
  /** Sends; a read that was fetched ahead is taken from there, once. */
  send: Send;
  /** Fetches ahead: the answers wait for `send`. Never tried again, since nobody waits for it. */
  ahead: Send;
}

/** Keeps the answers of reads that were fetched before anybody asked; `now` in milliseconds. */
export function foresight(send: Send, once: Send, now: () => number = Date.now): Foresight {
  const waiting = new Map<string, { answer: Promise<Incoming>; until: number }>();
  const known = (request: Outgoing) => {
    const found = request.method === 'GET' ? waiting.get(request.address) : undefined;
    return found && found.until > now() ? found.answer : undefined;
  };
  return {
    send: async (request) => {
      const answer = await known(request)?.catch(() => null);
      waiting.delete(request.address);
      if (request.method !== 'GET') waiting.clear(); // a write may change whatever was fetched before it
      return answer && answer.status < 400 ? answer : send(request);
    },
    ahead: (request) => {
      const before = known(request);
      if (before) return before;
      const answer = once(request);
      if (request.method === 'GET') waiting.set(request.address, { answer, until: now() + GOOD_FOR });
      answer.catch(() => waiting.delete(request.address));
      return answer;
    },
  };
}
