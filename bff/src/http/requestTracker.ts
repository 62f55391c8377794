import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Knows the requests whose handling has not ended, which can take longer than their clients wait. */
export interface RequestTracker {
  track(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener;
  /** Resolves when no tracked request is being handled. */
  settled(): Promise<void>;
}

/** Creates a tracker; a handler must not reject. */
export function createRequestTracker(): RequestTracker {
  const handling = new Set<Promise<void>>();
  return {
    track: (handle) => (request, response) => {
      const handled = handle(request, response).finally(() => handling.delete(handled));
      handling.add(handled);
    },
    async settled() {
      while (handling.size > 0) await Promise.all(handling);
    },
  };
}
