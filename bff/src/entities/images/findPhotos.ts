import type { ImageRatio } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ImageRow } from './image.model.ts';
import { imageView, type ImageView, type ShownImage } from './imageView.ts';

/** What pictures are looked for by; what is absent does not narrow it. */
export interface PhotoFilters {
  usages?: readonly ImageRow['usage'][] | undefined;
  /** Of places in this country. */
  countryCode?: string | undefined;
  /** Of these places, or of places that lie in them. */
  locationIds?: readonly string[] | undefined;
  orientation?: 'LANDSCAPE' | 'PORTRAIT' | 'SQUARE' | undefined;
  /** Words, all of which must occur in what is said of it. */
  q?: string | undefined;
  limit: number;
  ratio: ImageRatio;
}

/** Pictures that everybody may see, the newest first. */
export async function findPhotos(filters: PhotoFilters, { sequelize }: CallContext): Promise<ImageView[]> {
  const { usages, countryCode, locationIds, orientation, q, limit, ratio } = filters;
  const words = q?.split(' ').filter((word) => word !== '');
  const found = await preparedQuery<ShownImage>(
    sequelize,
    'images.find',
    selectPhotos,
    [
      usages ?? null,
      countryCode ?? null,
      locationIds ?? null,
      orientation ?? null,
      words?.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) ?? null,
      limit,
    ],
    'replica',
  );
  return found.map((row) => imageView(row, ratio));
}

const selectPhotos = `
  WITH RECURSIVE place AS (
    SELECT id FROM locations WHERE id = ANY ($3::uuid[])
    UNION SELECT l.id FROM locations l JOIN place p ON l.parent_ids @> ARRAY[p.id]
  )
  SELECT id, sha256, width, height, alt, focal_x AS "focalX", focal_y AS "focalY", dominant_color AS "dominantColor"
  FROM images
  WHERE shown AND sha256 IS NOT NULL
    AND ($1::text[] IS NULL OR usage = ANY ($1))
    AND ($2::text IS NULL OR location_ids && ARRAY(SELECT id FROM locations WHERE country_code = $2))
    AND ($3::uuid[] IS NULL OR location_ids && ARRAY(SELECT id FROM place))
    AND ($4::text IS NULL OR $4 = CASE WHEN width > height THEN 'LANDSCAPE' WHEN width < height THEN 'PORTRAIT' ELSE 'SQUARE' END)
    AND ($5::text[] IS NULL OR search_text LIKE ALL (SELECT plain_text(word) FROM unnest($5::text[]) AS word))
  ORDER BY created_at DESC, id LIMIT $6`;
