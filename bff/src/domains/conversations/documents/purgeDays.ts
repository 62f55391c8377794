import type { Db } from '#src/kernel/db.ts';
import type { DocumentCategory, DocumentLink } from './document.model.ts';
import { selectPurgeDay, updateAllPurgeDays } from './purgeDays.sql.ts';

/** The last day a file is retained, yyyy-mm-dd; null while its trip is open. */
export async function findPurgeDay(
  category: DocumentCategory,
  createdAt: Date,
  links: readonly DocumentLink[],
  db: Db,
): Promise<string | null> {
  const params = { types: links.map(({ type }) => type), ids: links.map(({ id }) => id), category, createdAt };
  const row = await db.first(selectPurgeDay, params);
  return row?.day ?? null;
}

/** Recomputes the last day of all files, because trips are rescheduled and requests closed or reopened. */
export async function updatePurgeDays(db: Db): Promise<void> {
  await db.run(updateAllPurgeDays, {});
}
