import { randomBytes } from 'node:crypto';
import { preparedQuery } from '#src/database/prepared.ts';
import { resolveImages } from '#src/entities/images/resolveImages.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';

/** A body after its schema: any of the fields, pictures still by their ids. */
export type Sent = { [name: string]: unknown };

const pictureNames = new Set(['heroImage', 'ogImage', 'image', 'logo']);
const pictureListNames = new Set(['images', 'gallery']);
const notFields = new Set(['id', 'version', 'changeNote', 'restoredFrom', 'status', 'published', 'reviewState']);

const emptyFields = {
  locale: 'en-US',
  summary: '',
  heroImage: null,
  body: { blocks: [] },
  primaryLocationId: null,
  locationIds: [],
  tripTypes: [],
  authorId: null,
  pinnedRelated: [],
  searchTerms: [],
  reviewDueAt: null,
};
const emptySeo = { metaTitle: null, metaDescription: null, canonicalUrl: null, noIndex: false, ogImage: null };

/**
 * The fields of a record with what was sent put over them: pictures named by id are filled in, blocks get ids, places and authors are
 * looked up. Throws 422 at what is not there.
 */
export async function completeFields<F extends ContentFields>(
  type: ContentType<F>,
  present: Partial<F>,
  sent: Sent,
  context: CallContext,
): Promise<F> {
  const known = Object.keys({ ...emptyFields, ...type.defaults, title: '', slug: '', seo: '' });
  const told = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value !== undefined && !notFields.has(name) && known.includes(name)),
  );
  const pictures = picturesIn(told, '');
  const images = await resolveImages(
    pictures.map(({ id }) => id),
    context,
  );
  const lost = pictures.find(({ id }) => !images.has(id));
  if (lost) throw fieldFailure(`${lost.pointer}/id`, 'unknown', 'There is no uploaded picture with this id');
  const filled = JSON.stringify(
    {
      ...emptyFields,
      seo: emptySeo,
      ...type.defaults,
      ...present,
      ...told,
      ...(told['seo'] === undefined ? {} : { seo: { ...emptySeo, ...present.seo, ...Object(told['seo']) } }),
    },
    (name, value: unknown) => (isPicture(name, value) ? (images.get(value.id) ?? value) : name === 'blocks' ? withIds(value) : value),
  );
  const fields: F = JSON.parse(filled);
  fillPictureLists(fields, images);
  await checkPlaces(fields, context);
  return fields;
}

function isPicture(name: string, value: unknown): value is { id: string } {
  return pictureNames.has(name) && typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function picturesIn(value: unknown, pointer: string, name = ''): { id: string; pointer: string }[] {
  if (isPicture(name, value)) return [{ id: value.id, pointer }];
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => picturesIn(one, `${pointer}/${index}`, pictureListNames.has(name) ? 'image' : ''));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => picturesIn(one, `${pointer}/${key}`, key));
}

/** Lists of pictures, wherever they stand: their items have no name of their own, so they are filled in place. */
function fillPictureLists(value: unknown, images: ReadonlyMap<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (Array.isArray(one) && pictureListNames.has(name)) one.forEach((item, index) => (one[index] = images.get(item.id) ?? item));
    else fillPictureLists(one, images);
  }
}

function withIds(blocks: unknown): unknown {
  if (!Array.isArray(blocks)) return blocks;
  const seen = new Set<unknown>();
  return blocks.map((block: { id?: string }) => {
    const id = block.id === undefined || seen.has(block.id) ? randomBytes(6).toString('base64url') : block.id;
    seen.add(id);
    return { ...block, id };
  });
}

async function checkPlaces(
  { primaryLocationId, locationIds, authorId }: ContentFields,
  { sequelize, transaction }: CallContext,
): Promise<void> {
  const places = [...new Set([...(primaryLocationId ? [primaryLocationId] : []), ...locationIds])];
  if (places.length === 0 && !authorId) return;
  const found = await preparedQuery<{ id: string }>(
    sequelize,
    'content.knownIds',
    'SELECT id FROM locations WHERE id = ANY ($1) UNION ALL SELECT id FROM team_members WHERE id = $2',
    [places, authorId],
    transaction,
  );
  const known = new Set(found.map(({ id }) => id));
  if (primaryLocationId && !known.has(primaryLocationId))
    throw fieldFailure('/primaryLocationId', 'unknown', 'There is no place with this id');
  const lost = locationIds.findIndex((id) => !known.has(id));
  if (lost >= 0) throw fieldFailure(`/locationIds/${lost}`, 'unknown', 'There is no place with this id');
  if (authorId && !known.has(authorId)) throw fieldFailure('/authorId', 'unknown', 'There is no team member with this id');
}
