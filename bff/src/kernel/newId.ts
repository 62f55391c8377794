import { randomFillSync } from 'node:crypto';

/** Random bytes for 256 ids at a time: the system call costs more than the rest of an id. */
const random = Buffer.alloc(4096);
let position = random.length;

/** A version 7 UUID: ordered by time, 74 random bits. */
export function newId(now: number = Date.now()): string {
  if (position === random.length) {
    randomFillSync(random);
    position = 0;
  }
  const bytes = random.subarray(position, (position += 16));
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
