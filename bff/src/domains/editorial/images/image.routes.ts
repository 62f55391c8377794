import { contract, type ImageRatio } from '@farwend/api-contract';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { acceptedPictures } from '#src/photos/cleanPicture.ts';
import { uploadPath } from '#src/photos/uploadAddress.ts';
import { changeImage, createImage, removeImage } from './changeImage.ts';
import { imageEntity } from './image.entity.ts';
import { imageView } from './imageView.ts';
import { findPhotos, type PhotoFilters } from './findPhotos.ts';

const list = contract.images.list.path;

export const imageHandlers: Handlers<typeof contract.images> = {
  list: async ({ query: { ratio, ...query } }, context) => {
    const page = await listPage(imageEntity(ratio), query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  create: async ({ body }, context) => {
    const { settings } = context;
    const now = Date.now();
    const { expiresAt } = uploadPath('', settings.photosKey, now);
    const row = await createImage(body, expiresAt, context);
    const upload = {
      method: 'PUT' as const,
      url: settings.photosOrigin + uploadPath(row.id, settings.photosKey, now).path,
      expiresAt: expiresAt.toISOString(),
      maxBytes: settings.photosUploadMb * 1_048_576,
      types: acceptedPictures,
    };
    return created({ ...imageEntity().present(row, context.actor), upload }, `${list}/${row.id}`);
  },
  read: async ({ params, query }, context) => {
    const entity = imageEntity(query.ratio);
    return ok(entity.present(await findSeen(entity, params.id, context), context.actor));
  },
  update: async ({ params, body }, context) => {
    const row = await changeImage(params.id, body, context);
    return ok(imageEntity().present(row, context.actor));
  },
  remove: async ({ params }, context) => {
    await removeImage(params.id, context);
    return nothing();
  },
};

export const photoHandlers: Handlers<typeof contract.photos> = {
  ofCountry: async ({ query }, context) => ok(await ofUsage(['COUNTRY'], query, context)),
  generic: async ({ query }, context) => ok(await ofUsage(['GENERIC'], query, context)),
  ofCountryForEmail: async ({ query }, context) => ok(await ofUsage(['COUNTRY_EMAIL'], query, context)),
  genericForEmail: async ({ query }, context) => ok(await ofUsage(['GENERIC'], query, context, true)),
  read: async ({ params, query }, context) => ok(imageView(await findSeen(imageEntity(), params.id, context), query.ratio)),
};

/** Pictures of some usages; those for mails lie crosswise, as mails are narrow. */
async function ofUsage(
  usages: PhotoFilters['usages'],
  { countryCode, limit, ratio }: { countryCode?: string | undefined; limit: number; ratio: ImageRatio },
  context: CallContext,
  forMail = false,
) {
  return findPhotos({ usages, countryCode, limit, ratio, orientation: forMail ? 'LANDSCAPE' : undefined }, context);
}
