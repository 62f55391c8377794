import type { BodyOf, contract, RichText } from '@farwend/api-contract';
import { randomBytes } from 'node:crypto';
import { resolveImages } from '#src/entities/images/resolveImages.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Rich text as it is sent: pictures by their ids, blocks with or without ids. */
export type SentText = BodyOf<typeof contract.careers.create>['description'];
type Block = RichText['blocks'][number];

/** Rich text as it is kept: every block with an id of its own, pictures filled in. Throws 422 at a picture that is not there. */
export async function keptText<T extends SentText | null | undefined>(
  text: T,
  pointer: string,
  context: CallContext,
): Promise<RichText | Extract<T, null | undefined>>;
export async function keptText(
  text: SentText | null | undefined,
  pointer: string,
  context: CallContext,
): Promise<RichText | null | undefined> {
  if (!text) return text;
  const wanted = text.blocks.flatMap((block) =>
    block.type === 'image' ? [block.image.id] : block.type === 'gallery' ? block.images.map(({ id }) => id) : [],
  );
  const images = await resolveImages(wanted, context);
  const imageAt = (id: string, at: string) => {
    const image = images.get(id);
    if (!image) throw fieldFailure(`${pointer}${at}/id`, 'unknown', 'There is no uploaded picture with this id');
    return image;
  };
  const seen = new Set<string>();
  const blocks = text.blocks.map((block, index): Block => {
    const id = block.id === undefined || seen.has(block.id) ? randomBytes(6).toString('base64url') : block.id;
    seen.add(id);
    const at = `/blocks/${index}`;
    if (block.type === 'image') return { ...block, id, image: imageAt(block.image.id, `${at}/image`) };
    if (block.type === 'gallery')
      return { ...block, id, images: block.images.map((image, place) => imageAt(image.id, `${at}/images/${place}`)) };
    return { ...block, id };
  });
  return { blocks };
}
