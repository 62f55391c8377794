import type { ImageRatio } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { ImageRow } from '#src/publishing/pictures/image.model.ts';
import { buildImageView, type ImageView } from '#src/publishing/pictures/imageView.ts';
import { selectPhotos } from './findPhotos.sql.ts';

/** Filters for images; absent ones do not apply. */
export interface PhotoFilters {
  usages?: readonly ImageRow['usage'][] | undefined;
  /** Country of one of its places. */
  countryCode?: string | undefined;
  /** Places, or places that contain one of its places. */
  locationIds?: readonly string[] | undefined;
  orientation?: 'LANDSCAPE' | 'PORTRAIT' | 'SQUARE' | undefined;
  /** Words that must all occur in its search text. */
  q?: string | undefined;
  limit: number;
  ratio: ImageRatio;
}

/** Images visible to everyone, the newest first. */
export async function findPhotos(filters: PhotoFilters, { db }: CallContext): Promise<ImageView[]> {
  const { usages, countryCode, locationIds, orientation, q, limit, ratio } = filters;
  const words = q?.split(' ').filter((word) => word !== '');
  const rows = await db.run(selectPhotos, {
    usages: usages ?? null,
    countryCode: countryCode ?? null,
    locationIds: locationIds ?? null,
    orientation: orientation ?? null,
    words: words?.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) ?? null,
    limit,
  });
  return rows.map((row) => buildImageView(row, ratio));
}
