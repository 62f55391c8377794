import type { LocationType } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** A place that a page draws. */
export interface PlaceView {
  id: string;
  name: string;
  type: LocationType;
  /** Degrees north. */
  lat: number | null;
  /** Degrees east. */
  lng: number | null;
}

/** Places by id that everybody may see, each once; one query at most. */
export async function placesOf(ids: readonly string[], { sequelize, transaction }: CallContext): Promise<PlaceView[]> {
  if (ids.length === 0) return [];
  return preparedQuery<PlaceView>(
    sequelize,
    'content.places',
    `SELECT id, name, type, lat::float8, lng::float8 FROM locations WHERE id = ANY ($1::uuid[]) AND status = 'ACTIVE' ORDER BY array_position($1::uuid[], id)`,
    [[...new Set(ids)]],
    transaction,
  );
}
