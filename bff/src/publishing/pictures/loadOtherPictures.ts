import type { CallContext } from '#src/kernel/context.ts';
import { buildImageView, type ImageView } from './imageView.ts';
import { selectOtherPictures } from './otherPictures.sql.ts';

/** More than the pictures of its places that a page shows before an item. */
const MAX_PICTURES = 8;

/** Pictures of the places of published items, besides their own, by the id of the item. */
export async function loadOtherPictures(
  items: readonly { id: string; image: ImageView | null }[],
  { db }: CallContext,
): Promise<Record<string, ImageView[]>> {
  const own = new Map(items.flatMap(({ id, image }) => (image ? [[id, image.id] as const] : [])));
  if (own.size === 0) return {};
  const rows = await db.run(selectOtherPictures, { itemIds: [...own.keys()], limit: MAX_PICTURES });
  const others = rows.filter(({ itemId, id }) => id !== own.get(itemId));
  return Object.fromEntries(
    [...Map.groupBy(others, ({ itemId }) => itemId)].map(([itemId, images]) => [itemId, images.map((image) => buildImageView(image))]),
  );
}
