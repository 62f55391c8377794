import { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import type { FileStore } from './storedFile.ts';

/** Files in an S3-compatible bucket. */
export function createBucketStore(bucket: Bucket): FileStore {
  return {
    async size(key) {
      const response = await bucket.send('HEAD', key);
      return response ? Number(response.headers.get('Content-Length')) : null;
    },
    async read(key) {
      const response = await bucket.send('GET', key);
      if (!response?.body) throw new Error('the bucket has no such file');
      return Readable.from(response.body);
    },
    write: async (key, content) => void (await bucket.send('PUT', key, content)),
    remove: async (key) => void (await bucket.send('DELETE', key)),
  };
}
