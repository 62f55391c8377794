import type { CallContext } from '#src/kernel/context.ts';
import { selectCompanyLiveFields } from './loadCompanyLiveFields.sql.ts';

/** Ratings, response times and numbers of booked trips of companies, by id. */
export async function loadCompanyLiveFields(ids: readonly string[], { db }: CallContext): Promise<Map<string, Record<string, unknown>>> {
  const rows = await db.run(selectCompanyLiveFields, { ids });
  return new Map(rows.map(({ id, ...live }) => [id, live]));
}
