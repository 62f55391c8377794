import type { Meaning } from './lexicon.ts';
import type { IndexedPage } from './searchIndex.ts';
import type { SearchPlace } from './searchPages.sql.ts';

/** What matching meanings is worth. */
const POINTS = { ownPlace: 8, onTheWay: 5, tripType: 4, bestMonth: 3, searchTerm: 3, company: 8, person: 8 } as const;

/**
 * The points of a page for a meaning; null if the meaning excludes it. A page that has the words as a search term is about them, and gets points
 * for that, unless the words are looked for in texts too.
 */
export function matchMeaning(page: IndexedPage, { meaning, key }: { meaning: Meaning; key: string }, isInTexts: boolean): number | null {
  const hasTerm = key !== '' && page.termKeys.has(key);
  const points = scoreMeaning(page, meaning) ?? (hasTerm ? scoreTerm(page, meaning) : null);
  return points === null ? null : points + (hasTerm && !isInTexts ? POINTS.searchTerm : 0);
}

function scoreTerm({ kind }: IndexedPage, meaning: Meaning): number | null {
  if (kind === 'itinerary') return null; // an itinerary says by its facts where and how it goes
  return meaning.kind === 'country' || meaning.kind === 'place' ? POINTS.onTheWay : 0;
}

function scoreMeaning(page: IndexedPage, meaning: Meaning): number | null {
  switch (meaning.kind) {
    case 'country':
    case 'place':
      return scorePlace(page, meaning.place);
    case 'month':
    case 'season':
      return scoreMonths(page, page.isSouthern ? meaning.south : meaning.north);
    case 'nights':
      return page.kind === 'itinerary' && page.nights !== null && page.nights >= meaning.min && page.nights <= meaning.max ? 0 : null;
    case 'price':
      return page.kind === 'itinerary' && page.price !== null && page.price <= meaning.max ? 0 : null;
    case 'tripType':
    case 'party':
      return page.tripTypes.includes(meaning.tripType) ? POINTS.tripType : null;
    case 'company':
      return page.id === meaning.companyId || page.companyId === meaning.companyId ? POINTS.company : null;
    case 'person':
      return page.authorId === meaning.personId || page.agentIds.includes(meaning.personId) ? POINTS.person : null;
  }
}

/** Companies are about no place; they are on the way to all of the countries that they serve. */
function scorePlace(page: IndexedPage, place: SearchPlace): number | null {
  if (page.kind === 'company')
    return page.placesOnTheWay.has(place.id) || page.countryCodes.includes(place.countryCode ?? '') ? POINTS.onTheWay : null;
  if (page.ownPlaces.has(place.id)) return POINTS.ownPlace;
  return page.placesOnTheWay.has(place.id) ? POINTS.onTheWay : null;
}

/** A page that says nothing about months is not excluded by one. */
function scoreMonths({ months }: IndexedPage, wanted: readonly number[]): number | null {
  if (months.length === 0) return 0;
  const ratings = months.filter(({ month }) => wanted.includes(month)).map(({ rating }) => rating);
  if (ratings.includes('BEST')) return POINTS.bestMonth;
  return ratings.includes('GOOD') ? 0 : null;
}
