import { Failure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { CleanPicture } from '#src/platform/photos/cleanPicture.ts';
import { ImageModel, type ImageRow } from '#src/publishing/pictures/image.model.ts';
import { saveChange } from '#src/records/records.ts';
import { imageEntity } from './image.entity.ts';

/** The picture whose bytes are expected. Throws 404 if it is missing, 410 if they were already uploaded. */
export async function loadPendingImage(id: string, { db }: CallContext): Promise<ImageRow> {
  const row = await db.byId(ImageModel, id);
  if (!row) throw notFound();
  if (row.sha256 !== null)
    throw new Failure('link.used', { message: 'This picture was already uploaded. Create a new image to upload another.' });
  return row;
}

/** Completes a new image with what its file says. Throws 409 if another image has the same file. */
export async function storeUpload(id: string, { bytes, ...picture }: CleanPicture, context: CallContext): Promise<ImageRow> {
  const row = await loadPendingImage(id, context);
  const [duplicate] = await context.db.find(ImageModel, { where: { sha256: picture.sha256 }, only: ['id'], limit: 1 });
  if (duplicate) throw new Failure('unique.conflict', { message: 'This picture has already been uploaded as another image.' });
  const values = { ...picture, bytes: bytes.length, uploadExpiresAt: null };
  const details = { uploadedBy: row.createdById };
  return saveChange(imageEntity(), row, { values, action: 'UPLOAD', details }, context);
}
