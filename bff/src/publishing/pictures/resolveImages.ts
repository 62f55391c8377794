import type { ImageChoice, ImageRatio } from '@farwend/api-contract';
import type { z } from 'zod';
import { isStaff, isSystem, userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { buildImageView, type ImageView } from './imageView.ts';
import { selectVisibleImages } from './resolveImages.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/**
 * The images with these ids, by id. Leaves out images that do not exist, are not uploaded yet or are not visible to the caller.
 */
export async function resolveImages(
  ids: readonly string[],
  context: CallContext,
  ratio: ImageRatio = 'orig',
): Promise<Map<string, ImageView>> {
  if (ids.length === 0) return new Map();
  const { db, actor } = context;
  const all = isStaff(actor) || isSystem(actor);
  const rows = await db.run(selectVisibleImages, { ids, all, userId: userIdOf(actor) });
  return new Map(rows.map((row) => [row.id, buildImageView(row, ratio)]));
}

/**
 * The image chosen for a field; null and undefined are returned unchanged. The current image is always accepted, even if the caller could
 * not choose it. Throws 422 at `pointer` if there is no such image.
 */
export async function resolveChosenImage<T extends z.output<typeof ImageChoice> | null | undefined>(
  choice: T,
  pointer: string,
  context: CallContext,
  current?: ImageView | null,
): Promise<ImageView | Extract<T, null | undefined>>;
export async function resolveChosenImage(
  choice: z.output<typeof ImageChoice> | null | undefined,
  pointer: string,
  context: CallContext,
  present: ImageView | null = null,
): Promise<ImageView | null | undefined> {
  if (!choice) return choice;
  if (choice.id === present?.id) return present;
  const image = (await resolveImages([choice.id], context)).get(choice.id);
  if (!image) throw unknownReference(`${pointer}/id`, 'There is no uploaded picture with this id');
  return image;
}
