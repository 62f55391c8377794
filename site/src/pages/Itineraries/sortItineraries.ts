import type { ItineraryListItem } from '#src/content/catalogue.ts';
import { interleave } from '#src/content/interleave.ts';

/** The orders of the list besides the default, those in season first, as the URL names them. */
export const sortOrders = [
  { value: 'price', label: 'Lowest price first', text: 'the lowest price first' },
  { value: 'nights', label: 'Shortest first', text: 'the shortest first' },
  { value: 'newest', label: 'Newest first', text: 'the newest first' },
] as const;
/** An order; empty for those in season first. */
export type ItinerarySort = (typeof sortOrders)[number]['value'] | '';

/** Parses the order in a URL; in season first if it is none of them. */
export function parseSort(query: URLSearchParams): ItinerarySort {
  return sortOrders.find(({ value }) => value === query.get('sort'))?.value ?? '';
}

/** Sorts itineraries, which come newest first. In season means at their best in the month; those alternate between countries. */
export function sortItineraries(itineraries: readonly ItineraryListItem[], sort: ItinerarySort, month: number): ItineraryListItem[] {
  switch (sort) {
    case 'newest':
      return [...itineraries];
    case 'nights':
      return itineraries.toSorted((a, b) => a.nights - b.nights);
    case 'price': // those without a price last; two of them differ by NaN
      return itineraries.toSorted((a, b) => (a.priceFromPerPersonUSD ?? Infinity) - (b.priceFromPerPersonUSD ?? Infinity) || 0);
    case '': {
      const isInSeason = ({ bestMonths }: ItineraryListItem) => bestMonths.includes(month);
      const groups = [itineraries.filter(isInSeason), itineraries.filter((itinerary) => !isInSeason(itinerary))];
      return groups.flatMap((group) => interleave(group, ({ countryCodes }) => countryCodes[0] ?? ''));
    }
  }
}
