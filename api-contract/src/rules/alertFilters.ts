import type { z } from 'zod';
import type { AlertFilters as Schema } from '../entities/searchAlerts.ts';
import { tripTypes } from './tripChoices.ts';

/** What an alert looks for besides its words. */
export type AlertFilters = z.input<typeof Schema>;

/** The same as it is stored: values that the schema has lost meanwhile may be among its types of trips. */
export type StoredAlertFilters = Omit<AlertFilters, 'tripTypes'> & { tripTypes?: readonly string[] | undefined };

/** The filters of the list of itineraries, as its URL names them; empty for any. */
export type ListFilters = Readonly<Record<'country' | 'theme' | 'month' | 'nights' | 'price', string>>;

/** What an alert looks for that stands for the filtered list of itineraries. */
export function buildAlertFilters({ country, theme, month, nights, price }: ListFilters): AlertFilters {
  const tripType = tripTypes.find((one) => one === theme);
  const [, from, min = from, max] = /^(?:from-(\d+)|(?:to|(\d+))-(\d+))$/.exec(nights) ?? [];
  return {
    ...(country !== '' && { countryCodes: [country] }),
    ...(tripType && { tripTypes: [tripType] }),
    ...(month !== '' && { months: [Number(month)] }),
    ...(nights !== '' && { nights: { ...(min !== undefined && { min: Number(min) }), ...(max !== undefined && { max: Number(max) }) } }),
    ...(price !== '' && { priceMaxUSD: Number(price) - 1 }), // the list shows what costs less
  };
}

/** The path of the filtered list of itineraries that an alert stands for; null if the list cannot be filtered like this. */
export function buildAlertHref(q: string | null, filters: StoredAlertFilters): string | null {
  const { countryCodes = [], tripTypes: types = [], months = [], nights = {}, priceMaxUSD } = filters;
  const values: ListFilters = {
    country: countryCodes[0] ?? '',
    theme: types[0] ?? '',
    month: String(months[0] ?? ''),
    nights: formatNightRange(nights),
    price: priceMaxUSD === undefined ? '' : String(priceMaxUSD + 1),
  };
  const isWhole = q === null && formatSorted(buildAlertFilters(values)) === formatSorted(filters);
  if (!isWhole) return null;
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return `/itineraries?${query.toString()}`;
}

function formatNightRange({ min, max }: NonNullable<AlertFilters['nights']>): string {
  if (max !== undefined) return `${min ?? 'to'}-${max}`;
  return min === undefined ? '' : `from-${min}`;
}

/** The same text for the same filters, in whatever order they come back. */
function formatSorted({ nights, ...filters }: StoredAlertFilters): string {
  return JSON.stringify([Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)), nights?.min, nights?.max]);
}
