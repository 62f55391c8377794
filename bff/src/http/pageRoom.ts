import type { ServerResponse } from 'node:http';

/** Bytes of one room; the pages of the site have a third of it. */
const SIZE = 512 * 1024;
/** Rooms that wait to be used again. */
const KEPT = 16;

const free: Buffer[] = [];

/**
 * Room for a page of so many bytes, its own until the response is closed, then another's. Fresh memory for each page costs more than
 * everything else about a page from the cache.
 */
export function pageRoom(length: number, response: ServerResponse): Buffer {
  if (length > SIZE) return Buffer.allocUnsafe(length);
  const room = free.pop() ?? Buffer.allocUnsafeSlow(SIZE);
  response.once('close', () => {
    if (free.length < KEPT) free.push(room);
  });
  return room.subarray(0, length);
}
