import type { CallContext } from '#src/kernel/context.ts';
import { selectCompanyIds } from './loadCompanyIds.sql.ts';

/** Ids of the published companies of a category: pinned ones first, then by weighted rating or by name. */
export async function loadCompanyIds(
  id: string,
  { order, pinnedCompanyIds }: { order: 'AUTO' | 'MANUAL'; pinnedCompanyIds: readonly string[] },
  { db }: CallContext,
): Promise<string[]> {
  const rows = await db.run(selectCompanyIds, { id, pinnedCompanyIds, byRating: order === 'AUTO' });
  return rows.map((row) => row.id);
}
