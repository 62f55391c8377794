import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bucket, openBucket } from '#src/platform/files/bucket.ts';
import type { Settings } from '#src/settings/settings.ts';

/** Storage of the cleaned uploads: a folder or an S3 bucket. Names are 32 hex digits. */
export interface Originals {
  /** The bytes; null if missing. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(name: string): Promise<void>;
}

export function createOriginals({ s3, dataDir }: Settings): Originals {
  return s3 ? createBucketOriginals(openBucket(s3, 'images')) : createFolderOriginals(join(dataDir, 'images', 'originals'));
}

function createFolderOriginals(folder: string): Originals {
  const file = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    read: (name) => readFile(file(name)).catch(nullWhenMissing),
    write: async (name, bytes) => {
      await mkdir(dirname(file(name)), { recursive: true });
      const partFile = `${file(name)}.${randomUUID()}`;
      await writeFile(partFile, bytes, { flush: true });
      await rename(partFile, file(name)); // atomic for readers
    },
    remove: (name) => rm(file(name), { force: true }),
  };
}

function createBucketOriginals(bucket: Bucket): Originals {
  return {
    read: async (name) => {
      const response = await bucket.send('GET', name);
      return response && Buffer.from(await response.arrayBuffer());
    },
    write: async (name, bytes) => void (await bucket.send('PUT', name, new Blob([bytes]))),
    remove: async (name) => void (await bucket.send('DELETE', name)),
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
