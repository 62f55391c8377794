import type { Picture } from '@farwend/design-system';
import { silentPicture } from './pictureOf.ts';
import type { PageAuthor } from './pieces.ts';

/** Who wrote a piece, as it stands beside its title. */
export interface BylineFacts {
  name: string;
  work: string;
  portrait?: Picture;
}

/** The author of a piece; null when its readers are not told. */
export function bylineOf(author: PageAuthor | null): BylineFacts | null {
  if (author === null) return null;
  const portrait = silentPicture(author.photo, 320);
  return { name: author.name, work: author.title, ...(portrait && { portrait }) };
}
