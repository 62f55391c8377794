import type { RecordRow } from './entity.ts';
import { moment } from './entity.ts';

/** The state of a record that is neither drafted nor published: what was written last is what everybody reads. */
export function syncOf(row: RecordRow) {
  return {
    inSync: true,
    latestVersion: row.version,
    publishedVersion: row.version,
    cachedVersion: null,
    indexedVersion: row.version,
    lastIndexedAt: moment(row.updatedAt),
  };
}
