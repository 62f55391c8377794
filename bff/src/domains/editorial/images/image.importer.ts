import { contract } from '@farwend/api-contract';
import { createHash } from 'node:crypto';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { Importer } from '#src/platform/imports/importer.ts';
import { cleanPicture } from '#src/platform/photos/cleanPicture.ts';
import { createOriginals } from '#src/platform/photos/originals.ts';
import { ImageModel } from '#src/publishing/pictures/image.model.ts';
import { storeUpload } from './storeUpload.ts';

const { create, read, update, remove } = contract.images;

/** Pictures, with the file that each line names. */
export const imageImporter: Importer = {
  type: 'image',
  create,
  read,
  update,
  remove,
  keys: {},
  file: { field: 'file', store: storeFile },
};

/** Cleans and stores a file as an upload is, unless the image has it already. Throws the failure at the field of the line. */
async function storeFile(imageId: string, bytes: Buffer, isDryRun: boolean, context: CallContext): Promise<void> {
  const image = await context.db.byId(ImageModel, imageId);
  if (image?.sha256 === createHash('sha256').update(bytes).digest('hex')) return;
  if (image?.sha256)
    throw fieldFailure('/file', 'notAllowed', 'An image keeps its file. Give the new file a line with an external id of its own');
  try {
    const picture = await cleanPicture(bytes);
    if (!isDryRun) await createOriginals(context.settings).write(picture.sha256.slice(0, 32), new Uint8Array(picture.bytes));
    await storeUpload(imageId, picture, context);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw fieldFailure('/file', error.details.errors?.[0]?.code ?? 'notAllowed', error.message, error.errorCode);
  }
}
