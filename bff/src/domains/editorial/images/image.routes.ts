import { contract, type ImageRatio } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { findVisible } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { acceptedPictures } from '#src/platform/photos/cleanPicture.ts';
import { signUploadPath } from '#src/platform/photos/uploadPath.ts';
import { changeImage, createImage, removeImage } from './changeImage.ts';
import { imageEntity } from './image.entity.ts';
import { buildImageView } from '#src/publishing/pictures/imageView.ts';
import { findPhotos, type PhotoFilters } from './findPhotos.ts';

const list = contract.images.list.path;

export const imageHandlers: Handlers<typeof contract.images> = {
  list: listOf(imageEntity('orig'), async ({ query: { ratio, ...query } }, context) =>
    ok(await listPage(imageEntity(ratio), query, context)),
  ),
  create: async ({ body }, context) => {
    const { settings } = context;
    const now = Date.now();
    const { expiresAt } = signUploadPath('', settings.photosKey, now);
    const row = await createImage(body, expiresAt, context);
    const upload = {
      method: 'PUT' as const,
      url: settings.photosOrigin + signUploadPath(row.id, settings.photosKey, now).path,
      expiresAt: expiresAt.toISOString(),
      maxBytes: settings.photosUploadMb * 1_048_576,
      types: acceptedPictures,
    };
    return created({ ...imageEntity().present(row, context.actor), upload }, `${list}/${row.id}`);
  },
  read: async ({ params, query }, context) => {
    const entity = imageEntity(query.ratio);
    return ok(entity.present(await findVisible(entity, params.id, context), context.actor));
  },
  update: async ({ params, body }, context) => {
    const row = await changeImage(params.id, body, context);
    return ok(imageEntity().present(row, context.actor));
  },
  remove: async ({ params }, context) => {
    await removeImage(params.id, context);
    return noContent();
  },
};

export const photoHandlers: Handlers<typeof contract.photos> = {
  ofCountry: async ({ query }, context) => ok(await findByUsage(['COUNTRY'], query, context)),
  generic: async ({ query }, context) => ok(await findByUsage(['GENERIC'], query, context)),
  ofCountryForEmail: async ({ query }, context) => ok(await findByUsage(['COUNTRY_EMAIL'], query, context)),
  genericForEmail: async ({ query }, context) => ok(await findByUsage(['GENERIC'], query, context, true)),
  read: async ({ params, query }, context) => ok(buildImageView(await findVisible(imageEntity(), params.id, context), query.ratio)),
};

/** Images by usage; emails need landscape images, because they are narrow. */
async function findByUsage(
  usages: PhotoFilters['usages'],
  { countryCode, limit, ratio }: { countryCode?: string | undefined; limit: number; ratio: ImageRatio },
  context: CallContext,
  landscapeOnly = false,
) {
  return findPhotos({ usages, countryCode, limit, ratio, orientation: landscapeOnly ? 'LANDSCAPE' : undefined }, context);
}
