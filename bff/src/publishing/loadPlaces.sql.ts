import { locationTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** A place on the map of a page. */
export const PlaceView = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(locationTypes),
  /** Degrees north. */
  lat: z.number().nullable(),
  /** Degrees east. */
  lng: z.number().nullable(),
});
export type PlaceView = z.output<typeof PlaceView>;

export const selectPlaces = statement(
  'content.placesById',
  { ids: z.array(z.uuid()).readonly() },
  PlaceView,
  `SELECT id, name, type, lat::float8, lng::float8 FROM locations WHERE id = ANY (:ids::uuid[]) AND status = 'ACTIVE' ORDER BY array_position(:ids::uuid[], id)`,
);
