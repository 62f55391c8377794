import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '#src/kernel/failure.ts';

/** A file written to disk under a temporary name. */
export interface ReceivedFile {
  /** Moves it to its final name, replacing any file there. */
  keep(): Promise<void>;
  /** Deletes it unless it was kept. */
  discard(): Promise<void>;
}

/** Streams a body of exactly `size` bytes to a temporary file and flushes it. Throws request.malformed or upload.tooLarge. */
export async function receiveFile(body: Readable, size: number, folder: string, key: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${key}.${randomBytes(8).toString('hex')}.part`);
  const discard = () => rm(part, { force: true });
  try {
    await pipeline(body, requireSize(size), createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    await discard();
    if (error instanceof Failure) throw error;
    throw new Failure('request.malformed', { message: 'The upload was incomplete. Send the file again.' });
  }
  return { keep: () => rename(part, join(folder, key)), discard };
}

function requireSize(size: number): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > size)
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
        received < size
          ? new Failure('request.malformed', { message: `The file was announced with ${size} bytes and has ${received}.` })
          : null,
      );
    },
  });
}
