import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectExistingIds } from './checkIdsExist.sql.ts';

const messages = {
  locations: 'There is no place with this id',
  airports: 'There is no airport with this id',
  partners: 'There is no partner with this id',
  specializations: 'There is no specialization with this id',
  agents: 'There is no agent with this id',
  documents: 'There is no document with this id',
  companies: 'There is no company page with this id',
  companiesOrTrashed: 'There is no company page with this id',
  itineraries: 'There is no itinerary with this id',
  itinerariesOrTrashed: 'There is no itinerary with this id',
  careMembers: 'Choose an active member of our care team',
} as const;

/** Throws 422 for the first id that does not exist. `pointer` is the field; in a list the error points to the item. */
export async function checkIdsExist(
  table: keyof typeof messages,
  pointer: string,
  ids: readonly string[],
  { db }: CallContext,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.run(selectExistingIds[table], { ids });
  const existing = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => !existing.has(id));
  if (missing >= 0)
    throw fieldFailure(
      pointer.endsWith('Ids') || pointer === '/countriesServed' ? `${pointer}/${missing}` : pointer,
      'unknown',
      messages[table],
    );
}
