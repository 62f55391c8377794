import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '#src/settings.ts';
import { DOWNLOAD_MS, type FileStore, UPLOAD_MS } from './storedFile.ts';
import { signedFileUrl } from './signedFileUrl.ts';

/** Files in DATA_DIR/documents, behind signed addresses of our own. */
export function diskStore(settings: Settings): FileStore {
  const fileOf = (key: string) => join(documentFolder(settings), key);
  return {
    async uploadAddress(file, userId) {
      const expiresAt = new Date(Date.now() + UPLOAD_MS);
      const headers = { 'Content-Type': file.contentType };
      return { url: signedFileUrl('PUT', file, userId, expiresAt, settings), headers, expiresAt };
    },
    async downloadAddress(file, userId) {
      const expiresAt = new Date(Date.now() + DOWNLOAD_MS);
      return { url: signedFileUrl('GET', file, userId, expiresAt, settings), headers: {}, expiresAt };
    },
    size: (key) =>
      stat(fileOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    read: async (key) => createReadStream(fileOf(key)),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** The folder that the files lie in. */
export function documentFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return resolve(dataDir, 'documents');
}
