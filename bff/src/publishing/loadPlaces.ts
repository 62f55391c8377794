import type { CallContext } from '#src/kernel/context.ts';
import { selectPlaces, type PlaceView } from './loadPlaces.sql.ts';

/** The active places with these ids, without duplicates. */
export async function loadPlaces(ids: readonly string[], { db }: CallContext): Promise<PlaceView[]> {
  if (ids.length === 0) return [];
  return db.run(selectPlaces, { ids: [...new Set(ids)] });
}
