import type { Picture } from '@farwend/design-system';
import { buildDecorativePicture } from './buildPicture.ts';
import type { PageAuthor } from './contentTypes.ts';

/** Author of a content item, as shown in its byline. */
export interface BylineFacts {
  name: string;
  work: string;
  portrait?: Picture;
}

/** Builds the byline; null if the item names no author. */
export function buildByline(author: PageAuthor | null): BylineFacts | null {
  if (author === null) return null;
  const portrait = buildDecorativePicture(author.photo, 320);
  return { name: author.name, work: author.title, ...(portrait && { portrait }) };
}
