import { type DemoPictureName, demoPictures } from './data/pictures.data.ts';
import { choosePicture, type PictureCriteria, picturesOfPlace, poolOf } from './pictureChoice.ts';

/** The criteria for the hero image of a content item, and its position in its list. */
export interface HeroCriteria extends PictureCriteria {
  /** Days since it was written; lists show the newest first. */
  days: number;
}

const names = Object.keys(demoPictures);

/** The distance in a list within which a repeated image is noticed: the rows of a grid above and below. */
const NEAR = 4;

/**
 * Chooses a hero image for each content item of a list that one may stand for, by key: never that of a neighbour, rarely one that is used
 * nearby or often. Items with the fewest unused images of their places choose first, so that none takes the only one another has; then those with the fewest at all.
 */
export function chooseHeroImages(items: readonly HeroCriteria[]): Map<string, DemoPictureName> {
  const chosen: { name: DemoPictureName; at: number }[] = [];
  const waiting = items.toSorted((a, b) => a.days - b.days).map((criteria, at) => ({ criteria, at, pool: poolOf(criteria) }));
  const named = new Map<string, DemoPictureName>();
  const isBeside = (name: DemoPictureName, at: number) => chosen.some((other) => other.name === name && Math.abs(other.at - at) === 1);
  const leftFor = ({ criteria: { place, places = [] }, at, pool }: (typeof waiting)[number]) => {
    const own = new Set([place ?? '', ...places].flatMap(picturesOfPlace));
    const unused = pool.filter((name) => own.has(name) && chosen.every((other) => other.name !== name)).length;
    return unused > 0 ? unused - names.length + places.length / 100 : pool.filter((name) => !isBeside(name, at)).length;
  };
  while (waiting.length > 0) {
    const least = Math.min(...waiting.map(leftFor));
    const [next] = waiting.splice(
      waiting.findIndex((one) => leftFor(one) === least),
      1,
    );
    if (!next) break;
    const { criteria, at } = next;
    const name = choosePicture(criteria, (one) => {
      const seen = chosen.filter((other) => other.name === one).map((other) => Math.abs(other.at - at));
      return seen.length * 12 + (seen.includes(1) ? 100 : seen.some((apart) => apart <= NEAR) ? 5 : 0);
    });
    if (name === undefined) continue;
    chosen.push({ name, at });
    named.set(criteria.key, name);
  }
  return named;
}
