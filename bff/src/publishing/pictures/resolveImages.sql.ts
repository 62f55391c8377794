import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectVisibleImages = statement(
  'images.resolve',
  { ids: z.array(z.uuid()).readonly(), all: z.boolean(), userId: z.uuid().nullable() },
  z.object({
    id: z.uuid(),
    sha256: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    alt: z.string(),
    focalX: z.number(),
    focalY: z.number(),
    dominantColor: z.string().nullable(),
  }),
  `
  SELECT id, sha256, width, height, alt, focal_x AS "focalX", focal_y AS "focalY", dominant_color AS "dominantColor"
  FROM images WHERE id = ANY (:ids) AND sha256 IS NOT NULL AND (shown OR :all OR created_by_id = :userId)`,
);
