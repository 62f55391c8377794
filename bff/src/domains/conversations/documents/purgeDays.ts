import type { Db } from '#src/kernel/db.ts';
import type { DocumentLink, DocumentRow } from './document.model.ts';
import { selectPurgeDay, updateAllPurgeDays } from './purgeDays.sql.ts';

/** The last day a file is retained, yyyy-mm-dd; null while its trip is open or its partner works with us, and for evidence that does not end. */
export async function findPurgeDay(
  { category, createdAt, validUntil }: Pick<DocumentRow, 'category' | 'createdAt' | 'validUntil'>,
  links: readonly DocumentLink[],
  db: Db,
): Promise<string | null> {
  const params = { types: links.map(({ type }) => type), ids: links.map(({ id }) => id), category, createdAt, validUntil };
  const row = await db.first(selectPurgeDay, params);
  return row?.day ?? null;
}

/** Recomputes the last day of all files, because trips are rescheduled and requests closed or reopened. */
export async function updatePurgeDays(db: Db): Promise<void> {
  await db.run(updateAllPurgeDays, {});
}
