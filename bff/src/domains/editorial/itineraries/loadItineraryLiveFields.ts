import type { CallContext } from '#src/kernel/context.ts';
import { selectItineraryLiveFields } from './loadItineraryLiveFields.sql.ts';

/** The number of trip requests that started from each itinerary, and its countries in the order of travel, by id. */
export async function loadItineraryLiveFields(
  ids: readonly string[],
  { db }: CallContext,
): Promise<Map<string, { requestCount: number; countryCodes: string[] }>> {
  const rows = await db.run(selectItineraryLiveFields, { ids });
  return new Map(rows.map(({ id, ...live }) => [id, live]));
}
