import { type DemoPicture, type DemoPictureName, demoPictures } from './data/pictures.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';
import { type PictureCriteria, showsItsPlace } from './pictureChoice.ts';
import { demoImage } from './pictures.seed.ts';
import type { PictureOf } from './richLines.ts';
import type { SeedContext } from './seedContext.ts';

/** The hero image of a content item, null for none; its text names no place where it is of another one. */
export function buildHeroImage(
  criteria: PictureCriteria,
  name: DemoPictureName | undefined,
  context: SeedContext,
): ReturnType<typeof demoImage> | null {
  if (name === undefined) return null;
  return demoImage(name, showsItsPlace(name, criteria) ? 'HERO' : 'GENERIC', context);
}

/** The upright picture for the head of its page on phones, null where none was drawn. */
export function buildUprightImage(name: DemoPictureName | undefined, context: SeedContext): ReturnType<typeof demoImage> | null {
  const picture: DemoPicture | undefined = name && demoPictures[name];
  return name && picture?.uprightFocal ? demoImage(name, 'UPRIGHT', context) : null;
}

/** Chooses the images in the text of a content item, each of one of its places and none of them twice. */
export function chooseTextImages(criteria: PictureCriteria, heroName: DemoPictureName | undefined, context: SeedContext): PictureOf {
  const shown = new Set([heroName]);
  return (words) => {
    const name = chooseNext(criteria, words, shown);
    if (!name) return null;
    shown.add(name);
    return demoImage(name, 'HERO', context);
  };
}

/** The unused image of one of the places, or of the country if the place is a country, that matches the most words and places. */
function chooseNext(
  { key, place, places = [] }: PictureCriteria,
  words: string,
  shown: ReadonlySet<DemoPictureName | undefined>,
): DemoPictureName | undefined {
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
