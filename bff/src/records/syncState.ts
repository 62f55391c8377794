import type { RecordRow } from '#src/kernel/entity.ts';
import { toIsoString } from '#src/kernel/entity.ts';

/** The sync state of a record without drafts: the latest version is the published one. */
export function syncStateOf(row: RecordRow) {
  return {
    inSync: true,
    latestVersion: row.version,
    publishedVersion: row.version,
    cachedVersion: null,
    indexedVersion: row.version,
    lastIndexedAt: toIsoString(row.updatedAt),
  };
}
