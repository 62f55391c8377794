import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './storedFile.ts';

/** Files in a folder of this machine. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    size: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    read: async (key) => createReadStream(pathOf(key)),
    async write(key, content) {
      await mkdir(folder, { recursive: true });
      const partFile = `${pathOf(key)}.${randomUUID()}.part`;
      try {
        await pipeline(Readable.fromWeb(content.stream()), createWriteStream(partFile, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(partFile, pathOf(key)); // atomic for readers
      } finally {
        await rm(partFile, { force: true });
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
