import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** A hash of a file's content and of the way it is imported, by which an import that was cut off is found again. */
export async function computeFingerprint(path: string, way: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(way));
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
