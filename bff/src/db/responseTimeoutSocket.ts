import { Socket } from 'node:net';

const MESSAGE = 'the database does not respond';

/** Whether a connection failed because the server, or the way to it, hangs: reported by this socket, and by pg where TLS bypasses it. */
export function isUnresponsive(error: unknown): boolean {
  return error instanceof Error && (error.message === MESSAGE || error.message === 'Query read timeout');
}

/**
 * A socket to PostgreSQL that is destroyed if a statement gets no response within the limit, so that everything waiting on it fails at once;
 * otherwise a rollback would wait just as long again for an unresponsive server. An idle socket stays open.
 */
export function responseTimeoutSocket(milliseconds: number): Socket {
  const socket = new Socket();
  let bytesAcknowledged = 0; // bytes written when the last response arrived
  socket.on('data', () => {
    bytesAcknowledged = socket.bytesWritten;
  });
  socket.setTimeout(milliseconds, () => {
    if (socket.bytesWritten > bytesAcknowledged) socket.destroy(new Error(MESSAGE));
  });
  return socket;
}
