import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { imageSourceColumns, ImageSourceRow } from './resolveImages.sql.ts';

// Any picture of a country would do for each of its pieces, so the country counts only where a piece is of no place within it.
export const selectOtherPictures = statement(
  'images.ofPlacesOfItems',
  { itemIds: z.array(z.uuid()).readonly(), limit: z.int() },
  ImageSourceRow.extend({ itemId: z.uuid() }),
  `
  WITH items AS (
    SELECT p.id, coalesce(array_agg(l.id) FILTER (WHERE l.type <> 'COUNTRY'), array_agg(l.id)) AS places
    FROM published_content p JOIN locations l ON l.id = ANY (array_append(p.location_ids, p.primary_location_id))
    WHERE p.id = ANY (:itemIds::uuid[]) GROUP BY p.id)
  SELECT items.id AS "itemId", ${imageSourceColumns}
  FROM items, LATERAL (
    SELECT * FROM images WHERE location_ids && items.places AND usage = 'HERO' AND shown AND sha256 IS NOT NULL
    ORDER BY created_at, id LIMIT :limit) i`,
);
