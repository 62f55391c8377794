import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '#src/settings/settings.ts';
import { DOWNLOAD_LIFETIME_MS, type FileStore, UPLOAD_LIFETIME_MS } from './storedFile.ts';
import { signFileUrl } from './signedFileUrl.ts';

/** Files in DATA_DIR/documents, transferred at our own signed URLs. */
export function createDiskStore(settings: Settings): FileStore {
  const pathOf = (key: string) => join(documentFolder(settings), key);
  return {
    async signUploadUrl(file, userId) {
      const expiresAt = new Date(Date.now() + UPLOAD_LIFETIME_MS);
      const headers = { 'Content-Type': file.contentType };
      return { url: signFileUrl('PUT', file, userId, expiresAt, settings), headers, expiresAt };
    },
    async signDownloadUrl(file, userId) {
      const expiresAt = new Date(Date.now() + DOWNLOAD_LIFETIME_MS);
      return { url: signFileUrl('GET', file, userId, expiresAt, settings), headers: {}, expiresAt };
    },
    size: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    read: async (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** The folder of the files of documents. */
export function documentFolder({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return resolve(dataDir, 'documents');
}
