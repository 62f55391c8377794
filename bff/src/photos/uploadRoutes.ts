import type { Context, Middleware } from 'koa';
import getRawBody from 'raw-body';
import { rows } from '#src/calls/entity.ts';
import { saveChange } from '#src/calls/records.ts';
import { imageEntity } from '#src/entities/images/image.entity.ts';
import type { ImageRow } from '#src/entities/images/image.model.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { asSystem } from '#src/jobs/asSystem.ts';
import type { Services } from '#src/services.ts';
import { cleanPicture, type CleanPicture } from './cleanPicture.ts';
import { createGate } from './gate.ts';
import type { Originals } from './originals.ts';
import { readUploadPath } from './uploadAddress.ts';

/** PUT /uploads/…: takes the bytes of one announced picture, once. Two are worked on at a time. */
export function receiveUploads(originals: Originals, services: Services): Middleware {
  const { settings, pictureAddresses } = services;
  const gate = createGate(2, 20);
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/uploads/') || ctx.method !== 'PUT') return next();
    const imageId = readUploadPath(ctx.path, settings.photosKey);
    const requestId = String(ctx.state['requestId']);
    await asSystem(services, requestId, (context) => waitingImage(imageId, context)); // before anything large is read
    const entity = imageEntity();
    ctx.body = await gate(async () => {
      const picture = await cleanPicture(await readBytes(ctx, settings.photosUploadMb * 1_048_576));
      await originals.write(picture.sha256.slice(0, 32), new Uint8Array(picture.bytes));
      return asSystem(services, requestId, async (context) => entity.present(await keep(imageId, picture, context), context.actor));
    }).then((image) => pictureAddresses.inValue(image));
    ctx.set('Cache-Control', 'no-store');
  };
}

/** The picture that waits for its bytes; 404 when it is gone, 410 when they have come already. */
async function waitingImage(id: string, { models, transaction }: CallContext): Promise<ImageRow> {
  const lock = transaction ? { lock: transaction.LOCK.UPDATE } : {};
  const [row] = rows<ImageRow>(await models.images.findAll({ where: { id }, raw: true, transaction, ...lock }));
  if (!row) throw notFound();
  if (row.sha256 !== null) throw new Failure('link.used', { message: 'The bytes of this picture have come already.' });
  return row;
}

async function keep(id: string, { bytes, ...picture }: CleanPicture, context: CallContext): Promise<ImageRow> {
  const row = await waitingImage(id, context);
  const [same] = await context.models.images.findAll({
    attributes: ['id'],
    where: { sha256: picture.sha256 },
    raw: true,
    transaction: context.transaction,
  });
  if (same) throw new Failure('unique.conflict', { message: 'This very picture is here already.' });
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
    throw new Failure('request.malformed', { message: 'The picture ended too early. Send it again.' });
  }
}
