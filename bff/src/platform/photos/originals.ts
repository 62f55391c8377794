import { AwsClient } from 'aws4fetch';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '#src/settings/settings.ts';

/** Storage of the cleaned uploads: a folder or an S3 bucket. Names are 32 hex digits. */
export interface Originals {
  /** The bytes; null if missing. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(name: string): Promise<void>;
}

export function createOriginals({ s3, dataDir }: Settings): Originals {
  return s3 ? createBucketOriginals(s3) : createFolderOriginals(join(dataDir, 'images', 'originals'));
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

function createBucketOriginals({ endpoint, bucket, key, secret }: NonNullable<Settings['s3']>): Originals {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', retries: 3 });
  const send = async (method: string, name: string, body?: Uint8Array<ArrayBuffer>) => {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/images/${name}`;
    const response = await client.fetch(url, { method, signal: AbortSignal.timeout(15_000), ...(body ? { body } : {}) });
    if (!response.ok && response.status !== 404) throw new Error(`The bucket responded with ${response.status} to ${method} of a picture`);
    return response;
  };
  return {
    read: async (name) => {
      const response = await send('GET', name);
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    write: async (name, bytes) => void (await send('PUT', name, bytes)),
    remove: async (name) => void (await send('DELETE', name)),
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
