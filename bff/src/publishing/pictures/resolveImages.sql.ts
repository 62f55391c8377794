import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** What an ImageView is made of. */
export const ImageSourceRow = z.object({
  id: z.uuid(),
  sha256: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
  focalX: z.number(),
  focalY: z.number(),
  dominantColor: z.string().nullable(),
});

/** The columns of an ImageSourceRow; `i` must be images. */
export const imageSourceColumns =
  'i.id, i.sha256, i.width, i.height, i.alt, i.focal_x AS "focalX", i.focal_y AS "focalY", i.dominant_color AS "dominantColor"';

export const selectVisibleImages = statement(
  'images.resolve',
  { ids: z.array(z.uuid()).readonly(), all: z.boolean(), userId: z.uuid().nullable() },
  ImageSourceRow,
  `
  SELECT ${imageSourceColumns}
  FROM images i WHERE id = ANY (:ids) AND sha256 IS NOT NULL AND (shown OR :all OR created_by_id = :userId)`,
);
