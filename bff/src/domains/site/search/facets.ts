import { type contract, type QueryOf, type ReplyOf, tripTypes } from '@farwend/api-contract';
import { nameMonth } from './seasons.data.ts';
import type { IndexedPage, SearchIndex } from './searchIndex.ts';
import { tripTypeWords } from './tripTypeWords.data.ts';

type Choices = Pick<QueryOf<typeof contract.search.find>, 'country' | 'month' | 'tripType' | 'nights' | 'maxPrice'>;
type Facets = NonNullable<ReplyOf<typeof contract.search.find>['facets']>;
type FacetName = keyof Facets;

const nightRanges = [
  { value: '1-7', label: 'Up to 7 nights', min: 1, max: 7 },
  { value: '8-10', label: '8 to 10 nights', min: 8, max: 10 },
  { value: '11-14', label: '11 to 14 nights', min: 11, max: 14 },
  { value: '15-60', label: '15 nights or more', min: 15, max: 60 },
] as const;
const priceLimits = [5_000, 7_500, 10_000, 15_000] as const;

/** Whether a page is not excluded by the chosen facets, which only itineraries can fit. */
export function matchesFacets(page: IndexedPage, choices: Choices, except?: FacetName): boolean {
  const { country, month, tripType, nights, maxPrice } = choices;
  const range = nightRanges.find(({ value }) => value === nights);
  const conditions: Record<FacetName, boolean> = {
    country: country === undefined || page.countryCodes.includes(country),
    month: month === undefined || page.months.some((one) => one.month === month),
    tripType: tripType === undefined || page.tripTypes.includes(tripType),
    nights: !range || (page.nights !== null && page.nights >= range.min && page.nights <= range.max),
    maxPrice: maxPrice === undefined || (page.price !== null && page.price <= maxPrice),
  };
  const isChosen = [country, month, tripType, nights, maxPrice].some((one) => one !== undefined);
  if (isChosen && page.kind !== 'itinerary') return false;
  return Object.entries(conditions).every(([name, holds]) => name === except || holds);
}

/** The values of each facet with the number of itineraries, as if the others were chosen as they are. */
export function countFacets(itineraries: readonly IndexedPage[], choices: Choices, { lexicon }: SearchIndex): Facets {
  const count = (name: FacetName, values: readonly { value: string; label: string; has: (page: IndexedPage) => boolean }[]) => {
    const candidates = itineraries.filter((page) => matchesFacets(page, choices, name));
    return values.map(({ value, label, has }) => ({ value, label, count: candidates.filter(has).length })).filter((one) => one.count > 0);
  };
  const countries = [...lexicon.places.values()].filter(({ type }) => type === 'COUNTRY');
  return {
    country: count(
      'country',
      countries.flatMap(({ name, isoCode }) =>
        isoCode === null ? [] : [{ value: isoCode, label: name, has: (page: IndexedPage) => page.countryCodes.includes(isoCode) }],
      ),
    ).toSorted((one, other) => other.count - one.count),
    month: count(
      'month',
      Array.from({ length: 12 }, (_, index) => ({
        value: String(index + 1),
        label: nameMonth(index + 1),
        has: ({ months }: IndexedPage) => months.some(({ month }) => month === index + 1),
      })),
    ),
    tripType: count(
      'tripType',
      tripTypes.map((type) => ({ value: type, label: tripTypeWords[type].label, has: (page) => page.tripTypes.includes(type) })),
    ).toSorted((one, other) => other.count - one.count),
    nights: count(
      'nights',
      nightRanges.map(({ value, label, min, max }) => ({
        value,
        label,
        has: ({ nights }) => nights !== null && nights >= min && nights <= max,
      })),
    ),
    maxPrice: count(
      'maxPrice',
      priceLimits.map((limit) => ({
        value: String(limit),
        label: `At most $${limit.toLocaleString('en-US')}`,
        has: ({ price }) => price !== null && price <= limit,
      })),
    ),
  };
}
