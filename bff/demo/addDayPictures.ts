import type { ItineraryDayFields, ItineraryFields } from '#src/domains/editorial/itineraries/itineraryFields.ts';
import { journeys } from './data/itineraries.data.ts';
import type { DayData } from './data/journeys/journeyData.ts';
import { type DemoPicture, type DemoPictureName, demoPictures } from './data/pictures.data.ts';
import type { DemoItem } from './demoItem.ts';
import { codesOf } from './pictureChoice.ts';
import { demoImage } from './pictures.seed.ts';
import type { SeedContext } from './seedContext.ts';

const names = Object.keys(demoPictures) as DemoPictureName[];

/** Adds an image to each day of the itineraries for which there is one that the page does not show yet. */
export function addDayPictures(
  items: readonly DemoItem<ItineraryFields>[],
  heroes: ReadonlyMap<string, DemoPictureName>,
  context: SeedContext,
): DemoItem<ItineraryFields>[] {
  return items.map((item, index) => {
    const pictures = dayPictures(journeys[index]?.days ?? [], item.key, heroes, context);
    const days = item.own.days.map((day, at) => ({ ...day, images: pictures[at] ?? [] }));
    return { ...item, own: { ...item.own, days } };
  });
}

/**
 * The pictures of the days of one journey, none of them the one at its head and none twice: of the day's place, or else one of its country
 * that stands for no place in particular and shows what the day tells of. Such a one is not at the head of another journey either, since
 * the page may lead there.
 */
function dayPictures(
  days: readonly DayData[],
  key: string,
  heroes: ReadonlyMap<string, DemoPictureName>,
  context: SeedContext,
): ItineraryDayFields['images'][] {
  const shown = new Set([heroes.get(key)]);
  const atHeads = new Set(heroes.values());
  const own = days.map(([place]) => shownOnce(shown, picturesOf(place)));
  return days.map((day, index) => {
    const name = own[index];
    if (name !== undefined) return [demoImage(name, 'HERO', context)];
    const like = shownOnce(
      shown,
      picturesLike(day).filter((one) => !atHeads.has(one)),
    );
    return like === undefined ? [] : [demoImage(like, 'GENERIC', context)];
  });
}

/** The first that is not shown yet; from now on it is. */
function shownOnce(shown: Set<DemoPictureName | undefined>, names: readonly DemoPictureName[]): DemoPictureName | undefined {
  const name = names.find((one) => !shown.has(one));
  shown.add(name);
  return name;
}

/** Pictures of the place itself: not those that only lend themselves to it. */
function picturesOf(place: string): DemoPictureName[] {
  return names.filter((name) => {
    const { shows, alt }: DemoPicture = demoPictures[name];
    return shows.includes(place) && (shows[0] === place || alt.includes(place));
  });
}

/** Pictures of the day's country that may stand for other places, and of which the day speaks more than once. */
function picturesLike([place, title, text]: DayData): DemoPictureName[] {
  const words = `${title} ${text}`.toLowerCase();
  const codes = codesOf(place);
  return names.filter((name) => {
    const { anywhere, country, tags }: DemoPicture = demoPictures[name];
    return anywhere !== null && codes.includes(country) && tags.filter((tag) => words.includes(tag)).length > 1;
  });
}
