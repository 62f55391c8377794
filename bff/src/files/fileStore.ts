import type { Settings } from '#src/settings.ts';
import { diskStore } from './diskStore.ts';
import { s3Store } from './s3Store.ts';
import type { FileStore } from './storedFile.ts';

const stores = new WeakMap<Settings, FileStore>();

/** The store of the settings: S3-compatible when S3_* is given, else a folder in DATA_DIR. */
export function fileStore(settings: Settings): FileStore {
  const store = stores.get(settings) ?? (settings.s3 ? s3Store(settings.s3) : diskStore(settings));
  stores.set(settings, store);
  return store;
}
