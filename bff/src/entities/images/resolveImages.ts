import { type ImageChoice, type ImageRatio } from '@farwend/api-contract';
import type { z } from 'zod';
import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff, isSystem, userIdOf } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { imageView, type ImageView, type ShownImage } from './imageView.ts';

/**
 * The uploaded pictures with these ids as records keep and pages show them, by id; one query. Those that are missing, not uploaded or
 * not for this caller are left out.
 */
export async function resolveImages(
  ids: readonly string[],
  context: CallContext,
  ratio: ImageRatio = 'orig',
): Promise<Map<string, ImageView>> {
  if (ids.length === 0) return new Map();
  const { actor, sequelize, transaction } = context;
  const all = isStaff(actor) || isSystem(actor);
  const found = await preparedQuery<ShownImage>(sequelize, 'images.resolve', selectShown, [ids, all, userIdOf(actor)], transaction);
  return new Map(found.map((row) => [row.id, imageView(row, ratio)]));
}

/**
 * The picture somebody chose for a field; null and undefined stay so. The one the record has already may be sent back by who could not
 * choose it. Throws 422 at `pointer` when there is no such picture.
 */
export async function chosenImage<T extends z.output<typeof ImageChoice> | null | undefined>(
  choice: T,
  pointer: string,
  context: CallContext,
  present?: ImageView | null,
): Promise<ImageView | Extract<T, null | undefined>>;
export async function chosenImage(
  choice: z.output<typeof ImageChoice> | null | undefined,
  pointer: string,
  context: CallContext,
  present: ImageView | null = null,
): Promise<ImageView | null | undefined> {
  if (!choice) return choice;
  if (choice.id === present?.id) return present;
  const image = (await resolveImages([choice.id], context)).get(choice.id);
  if (!image) throw fieldFailure(`${pointer}/id`, 'unknown', 'There is no uploaded picture with this id');
  return image;
}

const selectShown = `
  SELECT id, sha256, width, height, alt, focal_x AS "focalX", focal_y AS "focalY", dominant_color AS "dominantColor"
  FROM images WHERE id = ANY ($1) AND sha256 IS NOT NULL AND (shown OR $2 OR created_by_id = $3)`;
