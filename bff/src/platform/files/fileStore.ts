import type { Settings } from '#src/settings/settings.ts';
import { createDiskStore } from './diskStore.ts';
import { createS3Store } from './s3Store.ts';
import type { FileStore } from './storedFile.ts';

const stores = new WeakMap<Settings, FileStore>();

/** The configured file store: S3-compatible if S3_* is set, else a folder in DATA_DIR. */
export function getFileStore(settings: Settings): FileStore {
  const store = stores.get(settings) ?? (settings.s3 ? createS3Store(settings.s3) : createDiskStore(settings));
  stores.set(settings, store);
  return store;
}
