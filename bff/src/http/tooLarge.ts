import type { IncomingMessage } from 'node:http';
import { Failure } from './failure.ts';

/** Most senders listen only once they have sent everything: so much, for so long, is read and forgotten for them to hear our answer. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_MS = 5000;

/** The failure of a body that is larger than we accept. Resolves once the rest of it has come, or after as much as we have patience for; then the connection closes. */
export async function tooLarge(request: IncomingMessage, message: string): Promise<Failure> {
  const isOver = Number(request.headers['content-length'] ?? 0) <= MOST_BYTES && (await readOut(request));
  return new Failure('upload.tooLarge', { message, headers: isOver ? {} : { Connection: 'close' } });
}

/** Whether the end was reached. */
function readOut(request: IncomingMessage): Promise<boolean> {
  if (request.complete) return Promise.resolve(true);
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (part: Buffer) => {
      bytes += part.length;
      if (bytes > MOST_BYTES) finish();
    };
    const finish = () => {
      clearTimeout(patience);
      request.off('data', count);
      resolve(request.complete);
    };
    const patience = setTimeout(finish, MOST_MS);
    for (const end of ['end', 'error', 'close']) request.once(end, finish);
    request.on('data', count);
    request.resume(); // whoever stopped reading has paused it
  });
}
