import type { IncomingMessage } from 'node:http';
import { Failure } from '#src/kernel/failure.ts';

/** Most clients read the response only after sending the whole body, so up to this much of it is read and discarded. */
const MAX_DRAIN_BYTES = 16 * 1024 * 1024;
const MAX_DRAIN_MS = 5000;

/** The failure for a body that is too large. Resolves once the rest is drained or a limit is reached, after which the connection is closed. */
export async function drainTooLarge(request: IncomingMessage, message: string): Promise<Failure> {
  const isDrained = Number(request.headers['content-length'] ?? 0) <= MAX_DRAIN_BYTES && (await drainBody(request));
  return new Failure('upload.tooLarge', { message, headers: isDrained ? {} : { Connection: 'close' } });
}

/** Reads and discards the rest of the body; false if a limit was reached first. */
function drainBody(request: IncomingMessage): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DRAIN_BYTES) finish();
    };
    const finish = () => {
      clearTimeout(timer);
      request.off('data', count);
      resolve(request.complete);
    };
    const timer = setTimeout(finish, MAX_DRAIN_MS);
    for (const end of ['end', 'error', 'close']) request.once(end, finish);
    request.on('data', count);
    request.resume(); // the earlier reader has paused it
  });
}
