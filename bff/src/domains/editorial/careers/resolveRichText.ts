import type { BodyOf, contract, RichText } from '@farwend/api-contract';
import { randomBytes } from 'node:crypto';
import { resolveImages } from '#src/publishing/pictures/resolveImages.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Rich text in a request: images given by id, blocks with or without ids. */
export type SentRichText = BodyOf<typeof contract.careers.create>['description'];
type Block = RichText['blocks'][number];

/** Completes rich text for storage: gives every block a unique id and resolves images. Throws 422 for an unknown image. */
export async function resolveRichText<T extends SentRichText | null | undefined>(
  text: T,
  pointer: string,
  context: CallContext,
): Promise<RichText | Extract<T, null | undefined>>;
export async function resolveRichText(
  text: SentRichText | null | undefined,
  pointer: string,
  context: CallContext,
): Promise<RichText | null | undefined> {
  if (!text) return text;
  const imageIds = text.blocks.flatMap((block) =>
    block.type === 'image' ? [block.image.id] : block.type === 'gallery' ? block.images.map(({ id }) => id) : [],
  );
  const images = await resolveImages(imageIds, context);
  const findImage = (id: string, at: string) => {
    const image = images.get(id);
    if (!image) throw unknownReference(`${pointer}${at}/id`, 'There is no uploaded picture with this id');
    return image;
  };
  const seen = new Set<string>();
  const blocks = text.blocks.map((block, index): Block => {
    const id = block.id === undefined || seen.has(block.id) ? randomBytes(6).toString('base64url') : block.id;
    seen.add(id);
    const at = `/blocks/${index}`;
    if (block.type === 'image') return { ...block, id, image: findImage(block.image.id, `${at}/image`) };
    if (block.type === 'gallery')
      return { ...block, id, images: block.images.map((image, place) => findImage(image.id, `${at}/images/${place}`)) };
    return { ...block, id };
  });
  return { blocks };
}
