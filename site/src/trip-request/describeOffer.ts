import { formatNights } from '#src/content/formatAmount.ts';
import { formatMonth } from '#src/content/formats.ts';
import type { TripStart } from './tripStart.ts';

/** Asks whether a started form should begin with this instead, and says what that replaces. */
export function describeOffer({ itinerary, company, places, month, nights, tripTypes }: TripStart): string {
  if (itinerary) return `Use this itinerary for your started request? “${itinerary.title}” replaces destination, nights and style.`;
  const words = [...places, ...(month === null ? [] : [formatMonth(month)]), ...(nights === null ? [] : [formatNights(nights)])];
  const isOnlyCompany = words.length === 0 && tripTypes.length === 0;
  if (company && isOnlyCompany) return `Use ${company.name} for your started request? Your answers stay as they are.`;
  const names = company ? [company.name, ...words] : words;
  return `Use ${names.length > 0 ? names.join(', ') : 'this kind of trip'} for your started request? That replaces what you answered before.`;
}
