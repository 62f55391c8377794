import { randomFillSync } from 'node:crypto';

/** Random bytes for many ids: asking for them costs more than all else in an id. */
const random = Buffer.alloc(4096);
let used = random.length;

/** A UUID version 7: ordered by time, 74 random bits. */
export function newId(now: number = Date.now()): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = random.subarray(used, (used += 16));
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
