import type { DemoPictureName } from './data/pictures.data.ts';
import { choosePicture, type PictureWish, picturesOfPlace, poolOf } from './pictureChoice.ts';

/** What a piece wants of the picture at its head, and where it stands in its list. */
export interface HeroWish extends PictureWish {
  /** Days since it was written: lists show the newest first. */
  days: number;
}

/** How near in a list the same picture is a repetition to the eye: the rows of a grid above and below. */
const NEAR = 4;

/**
 * The picture at the head of each piece of one list, by its key: never that of the piece before or after, seldom one that is near or
 * often seen. Who has a picture of exactly its place chooses first, then who has the fewest left to choose from.
 */
export function heroPictures(wishes: readonly HeroWish[]): Map<string, DemoPictureName> {
  const chosen: { name: DemoPictureName; at: number }[] = [];
  const waiting = wishes.toSorted((a, b) => a.days - b.days).map((wish, at) => ({ wish, at, pool: poolOf(wish) }));
  const named = new Map<string, DemoPictureName>();
  const isBeside = (name: DemoPictureName, at: number) => chosen.some((other) => other.name === name && Math.abs(other.at - at) === 1);
  const leftFor = ({ wish, at, pool }: (typeof waiting)[number]) =>
    wish.place !== undefined && picturesOfPlace(wish.place).length > 0 ? -1 : pool.filter((name) => !isBeside(name, at)).length;
  while (waiting.length > 0) {
    const least = Math.min(...waiting.map(leftFor));
    const [next] = waiting.splice(
      waiting.findIndex((one) => leftFor(one) === least),
      1,
    );
    if (!next) break;
    const { wish, at } = next;
    const name = choosePicture(wish, (one) => {
      const seen = chosen.filter((other) => other.name === one).map((other) => Math.abs(other.at - at));
      return seen.length * 2 + (seen.includes(1) ? 100 : seen.some((apart) => apart <= NEAR) ? 5 : 0);
    });
    chosen.push({ name, at });
    named.set(wish.key, name);
  }
  return named;
}
