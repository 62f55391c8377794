import type { Problem } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { ImageRow } from '#src/publishing/pictures/image.model.ts';
import { buildImageView } from '#src/publishing/pictures/imageView.ts';
import { selectImageUses, updateImageCopies } from './imageUses.sql.ts';

/** The records that show an image, at most 20. */
export function findImageUses(imageId: string, { db }: CallContext): Promise<NonNullable<Problem['references']>> {
  return db.run(selectImageUses, { imageId });
}

/** Updates the copies of an image, with its alternative text and focal point, in other records. */
export async function refreshImageCopies(row: ImageRow, { db }: CallContext): Promise<void> {
  const params = { imageId: row.id, view: buildImageView(row) };
  for (const update of updateImageCopies) await db.run(update, params);
}
