import { formatCountry } from '#src/content/formatCountry.ts';
import type { ItineraryListItem } from '#src/content/catalogue.ts';
import { formatDollars, formatMonth } from '#src/content/formats.ts';
import { themes } from '#src/content/themes.data.ts';

/** Filters of the list of itineraries, named like their URL parameters. */
export const filterNames = ['country', 'theme', 'month', 'nights', 'price'] as const;
/** Name of a filter. */
export type FilterName = (typeof filterNames)[number];
/** Selected value of each filter; empty for any. */
export type FilterValues = Readonly<Record<FilterName, string>>;

/** An option of a filter. */
export interface FilterOption {
  value: string;
  label: string;
  matches: (itinerary: ItineraryListItem) => boolean;
}
/** The options of each filter. */
export type FilterOptions = Readonly<Record<FilterName, readonly FilterOption[]>>;

const year = Array.from({ length: 12 }, (_, i) => i + 1);
const lengths: readonly FilterOption[] = [
  { value: 'to-7', label: 'Up to 7 nights', matches: ({ nights }) => nights <= 7 },
  { value: '8-10', label: '8 to 10 nights', matches: ({ nights }) => nights >= 8 && nights <= 10 },
  { value: '11-14', label: '11 to 14 nights', matches: ({ nights }) => nights >= 11 && nights <= 14 },
  { value: 'from-15', label: '15 nights and more', matches: ({ nights }) => nights >= 15 },
];
const prices: readonly FilterOption[] = [5000, 7500, 10_000, 15_000].map((max) => ({
  value: String(max),
  label: `From under ${formatDollars(max)}`,
  matches: ({ priceFromPerPersonUSD: price }) => price !== null && price < max,
}));

/** Builds the options of each filter that match at least one itinerary, in display order; all months, once there is any. */
export function buildFilterOptions(itineraries: readonly ItineraryListItem[]): FilterOptions {
  const codes = [...new Set(itineraries.flatMap(({ countryCodes }) => countryCodes))];
  const isOffered = ({ matches }: FilterOption) => itineraries.some(matches);
  const months = year.map((month) => ({
    value: String(month),
    label: formatMonth(month),
    matches: ({ bestMonths }: ItineraryListItem) => bestMonths.includes(month),
  }));
  return {
    country: codes
      .map((code) => ({
        value: code,
        label: formatCountry(code) ?? code,
        matches: ({ countryCodes }: ItineraryListItem) => countryCodes.includes(code),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    theme: Object.entries(themes)
      .map(([value, label]) => ({ value, label, matches: ({ tripTypes }: ItineraryListItem) => tripTypes.some((type) => type === value) }))
      .filter(isOffered),
    month: months.some(isOffered) ? months : [],
    nights: lengths.filter(isOffered),
    price: prices.filter(isOffered),
  };
}

/** Parses the filters in a URL; values that are not offered are ignored. */
export function parseFilterValues(query: URLSearchParams, options: FilterOptions): FilterValues {
  const read = (name: FilterName) => {
    const given = query.get(name) ?? '';
    return options[name].some(({ value }) => value === given) ? given : '';
  };
  return { country: read('country'), theme: read('theme'), month: read('month'), nights: read('nights'), price: read('price') };
}

/** The itineraries that match every filter. */
export function filterItineraries(
  itineraries: readonly ItineraryListItem[],
  values: FilterValues,
  options: FilterOptions,
): ItineraryListItem[] {
  const rules = filterNames.flatMap((name) => options[name].filter(({ value }) => value === values[name]));
  return itineraries.filter((itinerary) => rules.every(({ matches }) => matches(itinerary)));
}

/** The options of a filter, each with the number of itineraries it would show together with the other filters. */
export function countOptions(
  name: FilterName,
  itineraries: readonly ItineraryListItem[],
  values: FilterValues,
  options: FilterOptions,
): { value: string; label: string }[] {
  const others = filterItineraries(itineraries, { ...values, [name]: '' }, options);
  return options[name].map(({ value, label, matches }) => ({ value, label: `${label} (${others.filter(matches).length})` }));
}
