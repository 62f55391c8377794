import type { Incoming, Outgoing, Send } from '@farwend/api-contract/client';

/** How often a read is tried again. */
const RETRIES = 3;

/** Answers that say nothing of the thing asked for, only of the moment. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** How the pause between two tries is waited out; in milliseconds. */
type Pause = (ms: number) => Promise<void>;

/** Tries a read again when no answer came, a little later each time; writes are sent once, and answers of any status are final. */
export function retrying(send: Send, pause: Pause = wait): Send {
  return tries(send, pause, () => true);
}

/** The same for what a page is made of: answers of a busy server are tried again too. What is not there (404) or broken (500) stays so. */
export function retryingPageData(send: Send, pause: Pause = wait): Send {
  return tries(send, pause, ({ status }) => !PASSING.has(status));
}

function tries(send: Send, pause: Pause, isFinal: (answer: Incoming) => boolean): Send {
  return async (request: Outgoing) => {
    for (let attempt = 0; request.method === 'GET' && attempt < RETRIES; attempt += 1) {
      try {
        const answer = await send(request);
        if (isFinal(answer)) return answer;
      } catch (error) {
        if (request.signal?.aborted) throw error;
      }
      await pause(200 * 2 ** attempt);
    }
    return send(request);
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
