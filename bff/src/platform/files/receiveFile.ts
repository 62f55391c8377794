import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '#src/http/failure.ts';

/** A file that has arrived under a name of its own, safe on the disk. */
export interface ReceivedFile {
  /** Moves it to where it belongs, over anything there. */
  keep(): Promise<void>;
  /** Deletes it, unless it was kept. */
  discard(): Promise<void>;
}

/** Writes a body of exactly `size` bytes to the disk as it comes in: a name nobody knows, and flushed before it counts. */
export async function receiveFile(body: Readable, size: number, folder: string, key: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${key}.${randomBytes(8).toString('hex')}.part`);
  const discard = () => rm(part, { force: true });
  try {
    await pipeline(body, exactly(size), createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    await discard();
    if (error instanceof Failure) throw error;
    throw new Failure('request.malformed', { message: 'The file ended too early. Send it again.' });
  }
  return { keep: () => rename(part, join(folder, key)), discard };
}

function exactly(size: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > size)
        done(
          new Failure('upload.tooLarge', {
            message: `The file was announced with ${size} bytes and has more.`,
            headers: { Connection: 'close' },
          }),
        );
      else done(null, chunk);
    },
    flush(done) {
      done(
        seen < size ? new Failure('request.malformed', { message: `The file was announced with ${size} bytes and has ${seen}.` }) : null,
      );
    },
  });
}
