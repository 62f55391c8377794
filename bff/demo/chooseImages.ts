import { type DemoPicture, type DemoPictureName, demoPictures } from './data/pictures.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import type { PictureWish } from './pictureChoice.ts';
import { demoImage } from './pictures.seed.ts';
import type { PictureOf } from './richLines.ts';
import type { SeedContext } from './seedContext.ts';

/** The pictures of one piece: the one at its head, and those its text asks for, each of its own places and none of them twice. */
export function picturesOf(
  wish: PictureWish,
  name: DemoPictureName,
  context: SeedContext,
): { hero: ReturnType<typeof demoImage>; inText: PictureOf } {
  const shown = new Set([name]);
  return {
    hero: demoImage(name, 'HERO', context),
    inText: (words) => {
      const found = next(wish, words, shown);
      if (!found) return null;
      shown.add(found);
      return demoImage(found, 'HERO', context);
    },
  };
}

/** The picture of the wish's places, or of its country where it is about all of it, that the words name most and that is not shown yet. */
function next({ key, place, places = [] }: PictureWish, words: string, shown: ReadonlySet<DemoPictureName>): DemoPictureName | undefined {
  const home = servedCountries.find(({ name }) => name === place)?.code;
  const points = ({ tags, shows }: DemoPicture) =>
    tags.filter((tag) => words.includes(tag)).length * 2 + places.filter((one) => shows.includes(one)).length;
  const left = (Object.keys(demoPictures) as DemoPictureName[])
    .filter((name) => !shown.has(name))
    .filter((name) => demoPictures[name].country === home || [place, ...places].some((one) => isShown(one, demoPictures[name])))
    .map((name) => ({ name, points: points(demoPictures[name]), order: demoId(key, name) }));
  return left.toSorted((a, b) => b.points - a.points || (a.order < b.order ? -1 : 1))[0]?.name;
}

function isShown(place: string | undefined, { shows }: DemoPicture): boolean {
  return place !== undefined && shows.includes(place);
}
