import { join, resolve } from 'node:path';
import type { Settings } from '#src/settings/settings.ts';
import { openBucket } from './bucket.ts';
import { createBucketStore } from './bucketStore.ts';
import { createFolderStore } from './folderStore.ts';
import type { FileStore } from './storedFile.ts';

/** The folder of DATA_DIR that holds the files, and the prefix of their keys in the bucket. */
export type FileArea = 'documents' | 'exports' | 'received-mail';

/** The configured store: a bucket if S3_* is set, else a folder in DATA_DIR. */
export function createFileStore(settings: Settings, area: FileArea): FileStore {
  return settings.s3 ? createBucketStore(openBucket(settings.s3, area)) : createFolderStore(folderOf(area, settings));
}

/** The folder of an area's files where there is no bucket. */
export function folderOf(area: FileArea, { dataDir }: Pick<Settings, 'dataDir'>): string {
  return resolve(join(dataDir, area));
}
