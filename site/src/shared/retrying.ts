import type { Send } from '@farwend/api-contract/client';

/** How often a read is tried again. */
const RETRIES = 3;

/** Tries a read again when no answer came, a little later each time; writes are sent once, and answers of any status are final. */
export function retrying(send: Send, pause: (ms: number) => Promise<void> = wait): Send {
  return async (request) => {
    for (let attempt = 0; request.method === 'GET' && attempt < RETRIES; attempt += 1) {
      try {
        return await send(request);
      } catch (error) {
        if (request.signal?.aborted) throw error;
        await pause(200 * 2 ** attempt);
      }
    }
    return send(request);
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
