import { randomBytes } from 'node:crypto';
import { resolveImages } from '#src/publishing/pictures/resolveImages.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentType } from './contentType.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Fields of a validated request body, with images given by id. */
export type SentFields = { [name: string]: unknown };

const imageFields = new Set(['heroImage', 'uprightImage', 'ogImage', 'image', 'logo']);
const imageListFields = new Set(['images', 'gallery']);
const controlFields = new Set(['id', 'version', 'changeNote', 'restoredFrom', 'status', 'published', 'reviewState']);

const emptyFields = {
  locale: 'en-US',
  summary: '',
  heroImage: null,
  uprightImage: null,
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
 * Merges the sent fields over the current ones and fills in defaults, images and block ids. Throws 422 for an image, place or author that
 * does not exist.
 */
export async function completeFields<F extends ContentFields>(
  type: ContentType<F>,
  current: Partial<F>,
  sent: SentFields,
  context: CallContext,
): Promise<F> {
  const fieldNames = Object.keys({ ...emptyFields, ...type.defaults, title: '', slug: '', seo: '' });
  const changes = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value !== undefined && !controlFields.has(name) && fieldNames.includes(name)),
  );
  const choices = findImageChoices(changes, '');
  const images = await resolveImages(
    choices.map(({ id }) => id),
    context,
  );
  const missing = choices.find(({ id }) => !images.has(id));
  if (missing) throw unknownReference(`${missing.pointer}/id`, 'There is no uploaded picture with this id');
  const json = JSON.stringify(
    {
      ...emptyFields,
      seo: emptySeo,
      ...type.defaults,
      ...current,
      ...changes,
      ...(changes['seo'] === undefined ? {} : { seo: { ...emptySeo, ...current.seo, ...Object(changes['seo']) } }),
    },
    (name, value: unknown) =>
      isImageChoice(name, value) ? (images.get(value.id) ?? value) : name === 'blocks' ? assignBlockIds(value) : value,
  );
  const fields: F = JSON.parse(json);
  fillImageLists(fields, images);
  return fields;
}

function isImageChoice(name: string, value: unknown): value is { id: string } {
  return imageFields.has(name) && typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function findImageChoices(value: unknown, pointer: string, name = ''): { id: string; pointer: string }[] {
  if (isImageChoice(name, value)) return [{ id: value.id, pointer }];
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => findImageChoices(one, `${pointer}/${index}`, imageListFields.has(name) ? 'image' : ''));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => findImageChoices(one, `${pointer}/${key}`, key));
}

/** Replaces the items of image lists in place; the JSON replacer cannot, because list items have no name. */
function fillImageLists(value: unknown, images: ReadonlyMap<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (Array.isArray(one) && imageListFields.has(name)) one.forEach((item, index) => (one[index] = images.get(item.id) ?? item));
    else fillImageLists(one, images);
  }
}

function assignBlockIds(blocks: unknown): unknown {
  if (!Array.isArray(blocks)) return blocks;
  const seen = new Set<unknown>();
  return blocks.map((block: { id?: string }) => {
    const id = block.id === undefined || seen.has(block.id) ? randomBytes(6).toString('base64url') : block.id;
    seen.add(id);
    return { ...block, id };
  });
}
