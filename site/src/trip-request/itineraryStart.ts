import { tripRequestLimits as limits } from '@farwend/api-contract/rules';
import type { BasedOnItinerary, TripRequestForm } from './form.ts';

/** A published itinerary as a starting point of the form. */
export interface ItineraryStart extends BasedOnItinerary {
  /** Names of its countries, without duplicates, in the order of its days. */
  countries: readonly string[];
  /** Its nights, or the minimum stay of its countries if that is longer. */
  nights: number;
  tripTypes: readonly string[];
}

/** Starts the form from an itinerary: its first eight countries, nights and trip types, all of which can be changed. */
export function startFromItinerary(
  form: TripRequestForm,
  { id, title, image, countries, nights, tripTypes }: ItineraryStart,
): TripRequestForm {
  const names = countries.slice(0, limits.destinations);
  return {
    ...form,
    destinationNames: names.length > 0 ? [...names] : form.destinationNames,
    destinationOpen: names.length > 0 ? false : form.destinationOpen,
    totalNights: Math.min(nights, limits.maxNights),
    tripType: tripTypes.length > 0 ? tripTypes.slice(0, limits.maxTripTypes) : form.tripType,
    basedOnItinerary: { id, title, image },
  };
}
