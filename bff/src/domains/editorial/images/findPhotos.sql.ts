import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { imageSourceColumns, ImageSourceRow } from '#src/publishing/pictures/resolveImages.sql.ts';

export const selectPhotos = statement(
  'images.find',
  {
    usages: z.array(z.string()).readonly().nullable(),
    countryCode: z.string().nullable(),
    locationIds: z.array(z.uuid()).readonly().nullable(),
    orientation: z.string().nullable(),
    words: z.array(z.string()).readonly().nullable(),
    limit: z.int(),
  },
  ImageSourceRow,
  `
  WITH RECURSIVE place AS (
    SELECT id FROM locations WHERE id = ANY (:locationIds::uuid[])
    UNION SELECT l.id FROM locations l JOIN place p ON l.parent_ids @> ARRAY[p.id]
  )
  SELECT ${imageSourceColumns}
  FROM images i
  WHERE shown AND sha256 IS NOT NULL
    AND (:usages::text[] IS NULL OR usage = ANY (:usages))
    AND (:countryCode::text IS NULL OR location_ids && ARRAY(SELECT id FROM locations WHERE country_code = :countryCode))
    AND (:locationIds::uuid[] IS NULL OR location_ids && ARRAY(SELECT id FROM place))
    AND (:orientation::text IS NULL OR :orientation = CASE WHEN width > height THEN 'LANDSCAPE' WHEN width < height THEN 'PORTRAIT' ELSE 'SQUARE' END)
    AND (:words::text[] IS NULL OR search_text LIKE ALL (SELECT plain_text(word) FROM unnest(:words::text[]) AS word))
  ORDER BY created_at DESC, id LIMIT :limit`,
  { replica: true },
);
