import { formatCountry } from '#src/content/formatCountry.ts';
import type { ItineraryListItem } from '#src/content/catalogue.ts';
import { formatDollars, formatMonth } from '#src/content/formats.ts';
import { interleave } from '#src/content/interleave.ts';
import { themes } from '#src/content/themes.data.ts';

/** Filters of the list of itineraries, named like their URL parameters. */
export const filterNames = ['country', 'theme', 'month', 'nights', 'price'] as const;
/** Selected value of each filter; empty for any. */
export type FilterValues = Readonly<Record<(typeof filterNames)[number], string>>;

interface FilterOption {
  value: string;
  label: string;
  matches: (itinerary: ItineraryListItem) => boolean;
}

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

/** Builds the options of each filter that match at least one itinerary, in display order. */
export function buildFilterOptions(itineraries: readonly ItineraryListItem[]): Record<keyof FilterValues, FilterOption[]> {
  const codes = [...new Set(itineraries.flatMap(({ countryCodes }) => countryCodes))];
  const all: Record<keyof FilterValues, FilterOption[]> = {
    country: codes
      .map((code) => ({
        value: code,
        label: formatCountry(code) ?? code,
        matches: ({ countryCodes }: ItineraryListItem) => countryCodes.includes(code),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
    theme: Object.entries(themes).map(([value, label]) => ({
      value,
      label,
      matches: ({ tripTypes }) => tripTypes.some((type) => type === value),
    })),
    month: year.map((month) => ({
      value: String(month),
      label: formatMonth(month),
      matches: ({ bestMonths }) => bestMonths.includes(month),
    })),
    nights: [...lengths],
    price: [...prices],
  };
  for (const name of filterNames) all[name] = all[name].filter(({ matches }) => itineraries.some(matches));
  return all;
}

/** Parses the filters in a URL; values that are not offered are ignored. */
export function parseFilterValues(query: URLSearchParams, options: Record<keyof FilterValues, FilterOption[]>): FilterValues {
  const read = (name: keyof FilterValues) => {
    const given = query.get(name) ?? '';
    return options[name].some(({ value }) => value === given) ? given : '';
  };
  return { country: read('country'), theme: read('theme'), month: read('month'), nights: read('nights'), price: read('price') };
}

/** Filters itineraries; those at their best in the month come first, alternating between countries. */
export function filterItineraries(
  itineraries: readonly ItineraryListItem[],
  values: FilterValues,
  options: Record<keyof FilterValues, FilterOption[]>,
  month: number,
): ItineraryListItem[] {
  const rules = filterNames.flatMap((name) => options[name].filter(({ value }) => value === values[name]));
  const matching = itineraries.filter((itinerary) => rules.every(({ matches }) => matches(itinerary)));
  const isInSeason = ({ bestMonths }: ItineraryListItem) => bestMonths.includes(month);
  const groups = [matching.filter(isInSeason), matching.filter((itinerary) => !isInSeason(itinerary))];
  return groups.flatMap((group) => interleave(group, ({ countryCodes }) => countryCodes[0] ?? ''));
}
