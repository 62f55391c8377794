import { tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { addMonths, today } from './dates.ts';
import type { BasedOnItinerary, RequestedCompany, TripRequestForm } from './form.ts';

/** What the form is begun with, all of which can be changed. */
export interface TripStart {
  /** A published itinerary; null if none. */
  itinerary: BasedOnItinerary | null;
  /** The company whose page the visitor comes from; null if none. */
  company: RequestedCompany | null;
  /** Names of places, without duplicates, in the order of the days. */
  places: readonly string[];
  /** 1 to 12; null if none. */
  month: number | null;
  /** Not less than the minimum stay of the places; null if none. */
  nights: number | null;
  tripTypes: readonly string[];
}

/** Starts the form: the first eight places, the next such month, nights and trip types. */
export function startForm(form: TripRequestForm, { itinerary, company, places, month, nights, tripTypes }: TripStart): TripRequestForm {
  const names = places.slice(0, limits.destinations);
  return {
    ...form,
    ...(names.length > 0 && { destinationNames: [...names], destinationOpen: false }),
    ...(month !== null && { departureDate: findNextMiddle(month), flexibleDepartureDate: true, departureSpan: 'MONTH' }),
    ...(nights !== null && { totalNights: Math.min(nights, limits.maxNights) }),
    ...(tripTypes.length > 0 && { tripType: tripTypes.slice(0, limits.maxTripTypes) }),
    ...(itinerary && { basedOnItinerary: itinerary }),
    ...(company && { requestedCompany: company }),
  };
}

/** The 15th of the next such month, which stands for the whole month; yyyy-mm-dd. */
function findNextMiddle(month: number): string {
  const now = today();
  const middle = `${now.slice(0, 4)}-${String(month).padStart(2, '0')}-15`;
  return middle > now ? middle : addMonths(middle, 12);
}
