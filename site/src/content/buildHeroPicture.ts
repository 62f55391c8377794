import type { Picture } from '@farwend/design-system';
import { buildPicture } from './buildPicture.ts';
import type { ApiImage } from './contentTypes.ts';
import { uprightMedia } from './upright.ts';

/** What a page begins with. */
export interface HeroImages {
  heroImage: ApiImage | null;
  uprightImage?: ApiImage | null | undefined;
}

/** Builds the picture that a page begins with, in its upright form on phones if there is one; undefined if there is none. */
export function buildHeroPicture({ heroImage, uprightImage }: HeroImages): Picture | undefined {
  const [wide, upright] = [buildPicture(heroImage), buildPicture(uprightImage)];
  if (!wide || !upright) return wide;
  const sets = upright.source.sets.map((set) => ({ ...set, media: uprightMedia }));
  return { ...wide, source: { ...wide.source, sets: [...sets, ...wide.source.sets] } };
}
