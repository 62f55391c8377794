import { tripRequestLimits as limits, tripTypes } from '@farwend/api-contract/rules';
import type { TripContext } from './TripContext.ts';

/** Parses the context in the form's address; a value that cannot be one is left out. */
export function parseTripContext(query: URLSearchParams): TripContext {
  const text = (name: keyof TripContext, pattern: RegExp) => {
    const value = query.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const number = (name: keyof TripContext, max: number) => {
    const value = Number(text(name, /^\d{1,2}$/));
    return value >= 1 && value <= max ? value : undefined;
  };
  return {
    itinerary: text('itinerary', SLUG),
    company: text('company', SLUG),
    country: text('country', /^[a-z]{2}$/i)?.toUpperCase(),
    place: text('place', PLACE),
    month: number('month', 12),
    tripType: tripTypes.find((type) => type === query.get('tripType')),
    nights: number('nights', limits.maxNights),
  };
}

const SLUG = /^[\w-]{1,120}$/;
const PLACE = new RegExp(`^\\P{Cc}{1,${limits.destinationLength}}$`, 'u');
