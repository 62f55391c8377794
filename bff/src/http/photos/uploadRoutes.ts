import type { Context, Middleware } from 'koa';
import getRawBody from 'raw-body';
import { imageEntity } from '#src/domains/editorial/images/image.entity.ts';
import { loadPendingImage, storeUpload } from '#src/domains/editorial/images/storeUpload.ts';
import { Failure } from '#src/kernel/failure.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { Services } from '#src/kernel/context.ts';
import { cleanPicture } from '#src/platform/photos/cleanPicture.ts';
import { createConcurrencyLimiter } from '#src/platform/photos/concurrencyLimiter.ts';
import type { Originals } from '#src/platform/photos/originals.ts';
import { parseUploadPath } from '#src/platform/photos/uploadPath.ts';

/** PUT /uploads/…: receives the bytes of one registered picture, once. Processes two at a time. */
export function receiveUploads(originals: Originals, services: Services): Middleware {
  const { settings, pictureAddresses } = services;
  const limitConcurrency = createConcurrencyLimiter(2, 20);
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/uploads/') || ctx.method !== 'PUT') return next();
    const imageId = parseUploadPath(ctx.path, settings.photosKeys);
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
