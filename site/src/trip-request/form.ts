import type { BudgetFlexibility } from '@farwend/api-contract/rules';

/** A phone number as typed, and its country's prefix like +44. */
export interface Phone {
  prefix: string;
  number: string;
}

/** The person who sends the request. */
export interface Traveler {
  firstName: string;
  lastName: string;
  email: string;
  phone: Phone;
  /** ISO 3166 alpha-2. */
  countryOfResidence: string;
}

/** The itinerary a request began from. */
export interface BasedOnItinerary {
  id: string;
  title: string;
  /** Address of its picture; null: it has none. */
  image: string | null;
}

/** All answers of the trip request form, with the specification's names. */
export interface TripRequestForm {
  /** Places as typed; one empty text at first. */
  destinationNames: string[];
  /** Whether "I am not sure yet" is ticked; then there are no places. */
  destinationOpen: boolean;
  /** yyyy-mm-dd, or what was typed while it cannot be read as a date. */
  departureDate: string;
  flexibleDepartureDate: boolean;
  /** 0 while empty, NaN while the text is no number. */
  totalNights: number;
  /** "1" to "16", the last meaning 16 or more; "" while not chosen. */
  numberOfAdults: string;
  adultAgeGroups: string[];
  /** The yes or no before the children's fields; null while unanswered. */
  travelingWithChildren: boolean | null;
  /** Null without children; NaN while the text is no number. */
  numberOfChildren: number | null;
  childAgeGroups: string[];
  basedOnItinerary: BasedOnItinerary | null;
  tripType: string[];
  tripDescription: string;
  /** Whole US dollars, one of the sixteen; 0 while not chosen. */
  budgetPerPersonUSD: number;
  budgetIncludesFlights: boolean;
  /** Null while unanswered. */
  budgetFlexibility: BudgetFlexibility | null;
  includeNewsletter: boolean;
  traveler: Traveler;
  /** Country of the phone's prefix, ISO 3166 alpha-2; "" while it follows the country of residence. */
  phoneCountry: string;
  /** Whether the newsletter box was ticked or unticked by hand; then the country no longer sets it. */
  newsletterChosen: boolean;
}

/** The answers by the name under which FIELD.CHANGE tells them; the traveller's stand beside the others. */
export type FieldValues = Omit<TripRequestForm, 'traveler' | 'phoneCountry' | 'newsletterChosen' | 'phone'> &
  Omit<Traveler, 'phone'> & { phone: Phone & { country: string } };
export type FieldName = keyof FieldValues;

/** One changed answer. */
export type FieldChange = { [N in FieldName]: { name: N; value: FieldValues[N] } }[FieldName];

/** A form with nothing filled in. */
export function emptyForm(): TripRequestForm {
  return {
    destinationNames: [''],
    destinationOpen: false,
    departureDate: '',
    flexibleDepartureDate: false,
    totalNights: 0,
    numberOfAdults: '',
    adultAgeGroups: [],
    travelingWithChildren: null,
    numberOfChildren: null,
    childAgeGroups: [],
    basedOnItinerary: null,
    tripType: [],
    tripDescription: '',
    budgetPerPersonUSD: 0,
    budgetIncludesFlights: false,
    budgetFlexibility: null,
    includeNewsletter: true,
    traveler: { firstName: '', lastName: '', email: '', phone: { prefix: '', number: '' }, countryOfResidence: 'US' },
    phoneCountry: '',
    newsletterChosen: false,
  };
}
