import type { ClientResponse, ClientRequest, Transport } from '@farwend/api-contract/client';

/** Number of retries of a read. */
const RETRIES = 3;

/** Statuses that describe the moment, not the resource. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** Waits between two attempts, in milliseconds. */
type Pause = (ms: number) => Promise<void>;

/** Retries a read after a network error, with increasing pauses; writes are sent once, and any response is final. */
export function withRetries(send: Transport, pause: Pause = wait): Transport {
  return retry(send, pause, () => true);
}

/** Retries reads of page data also when the server is busy; other statuses, such as 404 and 500, are final. */
export function withRetriesWhenBusy(send: Transport, pause: Pause = wait): Transport {
  return retry(send, pause, ({ status }) => !TRANSIENT_STATUSES.has(status));
}

function retry(send: Transport, pause: Pause, isFinal: (reply: ClientResponse) => boolean): Transport {
  return async (request: ClientRequest) => {
    for (let attempt = 0; request.method === 'GET' && attempt < RETRIES; attempt += 1) {
      try {
        const reply = await send(request);
        if (isFinal(reply)) return reply;
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
