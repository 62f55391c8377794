import type { FieldName } from './form.ts';
import type { StepName } from './steps.ts';

/** The id of each answer's input (of the fieldset, for a group) and its step. */
export const fields = {
  destinationNames: { id: 'trf-destination-locations', step: 'details' },
  destinationOpen: { id: 'trf-destination-locations', step: 'details' },
  departureDate: { id: 'trf-departure-date', step: 'details' },
  flexibleDepartureDate: { id: 'trf-flexible-departure-date', step: 'details' },
  totalNights: { id: 'trf-total-nights', step: 'details' },
  numberOfAdults: { id: 'trf-number-of-adults', step: 'details' },
  adultAgeGroups: { id: 'trf-adult-age-groups', step: 'details' },
  travelingWithChildren: { id: 'trf-traveling-with-children', step: 'details' },
  numberOfChildren: { id: 'trf-number-of-children', step: 'details' },
  childAgeGroups: { id: 'trf-child-age-groups', step: 'details' },
  basedOnItinerary: { id: 'trf-destination-locations', step: 'details' },
  requestedCompany: { id: 'trf-destination-locations', step: 'details' },
  mayAskOthers: { id: 'trf-may-ask-others', step: 'details' },
  tripType: { id: 'trf-trip-type', step: 'style' },
  tripDescription: { id: 'trf-trip-description', step: 'style' },
  budgetPerPersonUSD: { id: 'trf-budget-per-person-usd', step: 'budget' },
  budgetIncludesFlights: { id: 'trf-budget-includes-flights', step: 'budget' },
  budgetFlexibility: { id: 'trf-budget-flexibility', step: 'budget' },
  firstName: { id: 'trf-first-name', step: 'contact' },
  lastName: { id: 'trf-last-name', step: 'contact' },
  email: { id: 'trf-email', step: 'contact' },
  phone: { id: 'trf-phone', step: 'phone' },
  countryOfResidence: { id: 'trf-country-of-residence', step: 'phone' },
  includeNewsletter: { id: 'trf-newsletter', step: 'phone' },
} as const satisfies Record<FieldName, { id: string; step: StepName }>;

/** Ids of the sign-in fields between contact and phone; their values are not part of the form. */
export const USERNAME_ID = 'trf-already-username';
export const SECRET_ID = 'trf-already-secret';

/** Id of the step's `h1`. */
export const QUESTION_ID = 'step-question';

/** Id of the field's input. */
export function idOf(field: FieldName): string {
  return fields[field].id;
}
