import type { ItineraryListItem } from '#src/content/catalogue.ts';
import { filterItineraries, filterNames, type FilterOptions, type FilterValues } from './filterItineraries.ts';

/** Other answers than those that fit nothing. */
export interface Alternative {
  label: string;
  /** Number of itineraries that fit them. */
  count: number;
  values: FilterValues;
}

const MONTHS = 12;

/** What fits instead when nothing fits: the nearest months before and after, else each answer left out. */
export function findAlternatives(
  itineraries: readonly ItineraryListItem[],
  values: FilterValues,
  options: FilterOptions,
): { kind: 'month' | 'without'; items: Alternative[] } {
  const count = (other: FilterValues) => filterItineraries(itineraries, other, options).length;
  const toMonth = (month: number): Alternative => {
    const other = { ...values, month: String(month) };
    return { label: options.month.find(({ value }) => value === other.month)?.label ?? '', count: count(other), values: other };
  };
  const chosen = Number(values.month);
  const after = Array.from({ length: MONTHS - 1 }, (_, index) => ((chosen + index) % MONTHS) + 1);
  const inSomeMonth = values.month === '' ? [] : after.map(toMonth).filter((one) => one.count > 0);
  const nearest = [...new Set([inSomeMonth.at(-1), inSomeMonth[0]])].filter((one) => one !== undefined);
  if (nearest.length > 0) return { kind: 'month', items: nearest };
  const without = filterNames.flatMap((name): Alternative[] => {
    const label = options[name].find(({ value }) => value === values[name])?.label;
    const other = { ...values, [name]: '' };
    return label === undefined ? [] : [{ label, count: count(other), values: other }];
  });
  return { kind: 'without', items: without.filter((one) => one.count > 0) };
}
