import { Socket } from 'node:net';

/**
 * A socket that breaks when an answer stays out for so long: everything that waits on it fails at once. Otherwise a rollback would
 * wait as long again for a server that has gone silent. Idle, it stays open for ever.
 */
export function impatientSocket(milliseconds: number): Socket {
  const socket = new Socket();
  let answeredUpTo = 0; // bytes written when something last came back
  socket.on('data', () => {
    answeredUpTo = socket.bytesWritten;
  });
  socket.setTimeout(milliseconds, () => {
    if (socket.bytesWritten > answeredUpTo) socket.destroy(new Error('the database does not answer'));
  });
  return socket;
}
