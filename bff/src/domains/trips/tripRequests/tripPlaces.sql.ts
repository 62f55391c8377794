import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

const PlaceRow = z.object({
  id: z.uuid(),
  name: z.string(),
  country_codes: z.array(z.string()),
  settings: json<{ name: string; minNights: number; matchCount: number }[]>(),
});
export type PlaceRow = z.output<typeof PlaceRow>;

// The arrays stand in subqueries so that the statement is not planned anew in every call (decision 032).
export const selectPlaces = statement(
  'tripRequest.places',
  { ids: z.array(z.uuid()).readonly(), names: z.array(z.string()).readonly() },
  PlaceRow,
  `
  SELECT d.id, d.name, d.country_codes,
    coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'minNights', s.min_nights, 'matchCount', s.match_count)) FILTER (WHERE s.id IS NOT NULL), '[]') AS settings
  FROM destinations d LEFT JOIN country_settings s ON s.country_code = ANY (d.country_codes)
  WHERE d.id = ANY ((SELECT :ids::uuid[])::uuid[]) OR d.name = ANY ((SELECT :names::text[])::text[])
  GROUP BY d.id`,
);
