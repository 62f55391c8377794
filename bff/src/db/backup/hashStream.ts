import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on unchanged; `digest` is their SHA-256, hexadecimal, once all have passed. */
export function createHashStream(): { stream: Transform; digest(): string; size(): number } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex'), size: () => bytes };
}
