import { type DemoPictureName, demoPictures } from './data/pictures.data.ts';
import { choosePicture, type PictureCriteria, picturesOfPlace, poolOf } from './pictureChoice.ts';

/** The criteria for the hero image of a content item, and its position in its list. */
export interface HeroCriteria extends PictureCriteria {
  /** Days since it was written; lists show the newest first. */
  days: number;
}

/** Content items that a picture may stand for, by content type; the types that need the best choice come first. */
export type HeroLists = ReadonlyMap<string, readonly HeroCriteria[]>;

/** The names of the chosen images, by content type and key. */
export type Heroes = ReadonlyMap<string, ReadonlyMap<string, DemoPictureName>>;

const names = Object.keys(demoPictures);

/** The distance in a list within which a repeated image is noticed: the rows of a grid above and below. */
const NEAR = 4;

/** How many items of all lists one image may head. */
const MOST = 3;

/** Types of which one image may head only one item, because they are compared side by side. */
const unshared = new Set(['itinerary']);

/** Chooses a hero image for each content item that one may stand for. */
export function chooseHeroImages(lists: HeroLists): Heroes {
  const uses = new Map<string, number>();
  const heroes = new Map<string, Map<string, DemoPictureName>>();
  for (const [type, items] of lists) {
    const chosen = chooseForList(items, uses, unshared.has(type) ? 1 : MOST);
    for (const name of chosen.values()) uses.set(name, (uses.get(name) ?? 0) + 1);
    heroes.set(type, chosen);
  }
  return heroes;
}

/**
 * Chooses for the items of one list, by key: never the image of a neighbour, rarely one that is used nearby or often. Items with the fewest
 * unused images of their places choose first, so that none takes the only one another has; then those with the fewest at all.
 */
function chooseForList(items: readonly HeroCriteria[], elsewhere: ReadonlyMap<string, number>, most: number): Map<string, DemoPictureName> {
  const chosen: { name: DemoPictureName; at: number }[] = [];
  const waiting = items.toSorted((a, b) => a.days - b.days).map((criteria, at) => ({ criteria, at, pool: poolOf(criteria) }));
  const named = new Map<string, DemoPictureName>();
  const usesOf = (name: string) => chosen.filter((other) => other.name === name);
  const isFree = (name: string) => usesOf(name).length < most && usesOf(name).length + (elsewhere.get(name) ?? 0) < MOST;
  const isBeside = (name: string, at: number) => usesOf(name).some((other) => Math.abs(other.at - at) === 1);
  const leftFor = ({ criteria: { place, places = [] }, at, pool }: (typeof waiting)[number]) => {
    const own = new Set([place ?? '', ...places].flatMap(picturesOfPlace));
    const free = pool.filter(isFree);
    const unused = free.filter((name) => own.has(name) && usesOf(name).length === 0).length;
    return unused > 0 ? unused - names.length + places.length / 100 : free.filter((name) => !isBeside(name, at)).length;
  };
  while (waiting.length > 0) {
    const left = waiting.map(leftFor);
    const [next] = waiting.splice(left.indexOf(Math.min(...left)), 1);
    if (!next) break;
    const { criteria, at, pool } = next;
    const costs = (one: DemoPictureName) => {
      const seen = usesOf(one).map((other) => Math.abs(other.at - at));
      const repeated = seen.includes(1) ? 100 : seen.some((apart) => apart <= NEAR) ? 5 : 0;
      return seen.length * 12 + repeated + (elsewhere.get(one) ?? 0);
    };
    const name = choosePicture(criteria, costs, pool.filter(isFree));
    if (name === undefined) continue;
    chosen.push({ name, at });
    named.set(criteria.key, name);
  }
  return named;
}
