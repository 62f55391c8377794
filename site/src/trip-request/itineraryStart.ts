import { tripRequestLimits as limits } from '@farwend/api-contract/rules';
import type { BasedOnItinerary, TripRequestForm } from './form.ts';

/** A published itinerary as a beginning of the form. */
export interface ItineraryStart extends BasedOnItinerary {
  /** Its countries by name, each once, in the order of its days. */
  countries: readonly string[];
  /** Its nights, or the shortest stay of its countries when that is longer. */
  nights: number;
  tripTypes: readonly string[];
}

/** The form that begins from an itinerary: its first eight countries, its nights, its style; all of it can be changed. */
export function startedFrom(form: TripRequestForm, { id, title, image, countries, nights, tripTypes }: ItineraryStart): TripRequestForm {
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
