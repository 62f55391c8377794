import type { contract, ReplyOf } from '@farwend/api-contract';
import { isPlanned } from './buildAnswer.ts';
import { nameMonth } from './seasons.data.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { SearchPlace } from './searchPages.sql.ts';
import { understandQuery, type UnderstoodQuery } from './understandQuery.ts';

type Nearest = ReplyOf<typeof contract.search.find>['nearest'];

const MAX_NEAREST = 4;

interface NearestSearches {
  searches: Nearest;
  /** The query with the nearest country for one that we do not plan; null if it needs none. */
  instead: UnderstoodQuery | null;
}

/** Searches that come nearest: places near one that we do not plan, months near one in which no itinerary leads there. */
export function findNearest(query: UnderstoodQuery, index: SearchIndex): NearestSearches {
  const phrase = query.phrases.find(({ meaning }) => meaning.kind === 'country' || meaning.kind === 'place');
  const meaning = phrase?.meaning;
  if (!phrase || (meaning?.kind !== 'country' && meaning?.kind !== 'place')) return { searches: [], instead: null };
  if (!isPlanned(meaning.place, index)) {
    const searches = findNearestCountries(meaning.place, index);
    const words = [...query.words.slice(0, phrase.start), searches[0]?.q ?? '', ...query.words.slice(phrase.end)];
    return { searches, instead: searches.length > 0 ? understandQuery(words.join(' '), index.lexicon) : null };
  }
  const month = query.phrases.flatMap((one) => (one.meaning.kind === 'month' ? one.meaning.north : []))[0];
  return { searches: month === undefined ? [] : findNearestMonths(meaning.place, month, index), instead: null };
}

function findNearestCountries(place: SearchPlace, { lexicon, pages }: SearchIndex): Nearest {
  return [...lexicon.places.values()]
    .filter(({ type, served }) => type === 'COUNTRY' && served)
    .map((country) => ({
      country,
      count: [...pages.values()].filter((page) => page.kind === 'itinerary' && page.placesOnTheWay.has(country.id)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => measureAngle(place, one.country) - measureAngle(place, other.country))
    .slice(0, MAX_NEAREST)
    .map(({ country, count }) => ({ label: country.name, q: country.name.toLowerCase(), count }));
}

function findNearestMonths(place: SearchPlace, wanted: number, { pages }: SearchIndex): Nearest {
  const itineraries = [...pages.values()].filter((page) => page.kind === 'itinerary' && page.placesOnTheWay.has(place.id));
  const countIn = (wantedMonth: number) => itineraries.filter(({ months }) => months.some(({ month }) => month === wantedMonth)).length;
  if (countIn(wanted) > 0) return [];
  const distances = [1, 2, 3, 4, 5, 6];
  const before = distances.map((distance) => ((wanted - distance + 11) % 12) + 1).find((month) => countIn(month) > 0);
  const after = distances.map((distance) => ((wanted + distance - 1) % 12) + 1).find((month) => countIn(month) > 0);
  return [...new Set([before, after])]
    .filter((month) => month !== undefined)
    .map((month) => ({
      label: `${place.name} in ${nameMonth(month)}`,
      q: `${place.name} ${nameMonth(month)}`.toLowerCase(),
      count: countIn(month),
    }));
}

/** The angle between two places on the globe; without coordinates they are as far apart as can be. */
function measureAngle(one: SearchPlace, other: SearchPlace): number {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return Math.PI;
  const [lat, otherLat, difference] = [toRadians(one.lat), toRadians(other.lat), toRadians(one.lng - other.lng)];
  return Math.acos(Math.min(1, Math.sin(lat) * Math.sin(otherLat) + Math.cos(lat) * Math.cos(otherLat) * Math.cos(difference)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
