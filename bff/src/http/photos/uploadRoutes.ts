import type { Context, Middleware } from 'koa';
import getRawBody from 'raw-body';
import { saveChange } from '#src/records/records.ts';
import { imageEntity } from '#src/domains/editorial/images/image.entity.ts';
import { ImageModel, type ImageRow } from '#src/publishing/pictures/image.model.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { cleanPicture, type CleanPicture } from '#src/platform/photos/cleanPicture.ts';
import { createConcurrencyLimiter } from '#src/platform/photos/concurrencyLimiter.ts';
import type { Originals } from '#src/platform/photos/originals.ts';
import { parseUploadPath } from '#src/platform/photos/uploadPath.ts';

/** PUT /uploads/…: receives the bytes of one registered picture, once. Processes two at a time. */
export function receiveUploads(originals: Originals, services: Services): Middleware {
  const { settings, pictureAddresses } = services;
  const limitConcurrency = createConcurrencyLimiter(2, 20);
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/uploads/') || ctx.method !== 'PUT') return next();
    const imageId = parseUploadPath(ctx.path, settings.photosKey);
    const requestId = String(ctx.state['requestId']);
    await runAsSystem(services, requestId, (context) => loadPendingImage(imageId, context)); // rejects before the body is read
    const entity = imageEntity();
    ctx.body = await limitConcurrency(async () => {
      const picture = await cleanPicture(await readBytes(ctx, settings.photosUploadMb * 1_048_576));
      await originals.write(picture.sha256.slice(0, 32), new Uint8Array(picture.bytes));
      return runAsSystem(services, requestId, async (context) =>
        entity.present(await storeUpload(imageId, picture, context), context.actor),
      );
    }).then((image) => pictureAddresses.resolveInValue(image));
    ctx.set('Cache-Control', 'no-store');
  };
}

/** The picture whose bytes are expected. Throws 404 if it is missing, 410 if they were already uploaded. */
async function loadPendingImage(id: string, { db }: CallContext): Promise<ImageRow> {
  const row = await db.byId(ImageModel, id);
  if (!row) throw notFound();
  if (row.sha256 !== null)
    throw new Failure('link.used', { message: 'This picture was already uploaded. Create a new image to upload another.' });
  return row;
}

async function storeUpload(id: string, { bytes, ...picture }: CleanPicture, context: CallContext): Promise<ImageRow> {
  const row = await loadPendingImage(id, context);
  const [duplicate] = await context.db.find(ImageModel, { where: { sha256: picture.sha256 }, only: ['id'], limit: 1 });
  if (duplicate) throw new Failure('unique.conflict', { message: 'This picture has already been uploaded as another image.' });
  const values = { ...picture, bytes: bytes.length, uploadExpiresAt: null };
  const details = { uploadedBy: row.createdById };
  return saveChange(imageEntity(), row, { values, action: 'UPLOAD', details }, context);
}

async function readBytes(ctx: Context, limit: number): Promise<Buffer> {
  const tooLarge = () =>
    new Failure('upload.tooLarge', { message: `A picture may have at most ${limit} bytes.`, headers: { Connection: 'close' } });
  if (Number(ctx.get('Content-Length')) > limit) throw tooLarge();
  try {
    return await getRawBody(ctx.req, { limit });
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') throw tooLarge();
    throw new Failure('request.malformed', { message: 'The upload was incomplete. Send the picture again.' });
  }
}
