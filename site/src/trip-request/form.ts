import type { BudgetFlexibility } from '@farwend/api-contract/rules';

/** A phone number as typed, and its country calling code like +44. */
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

/** The itinerary that a request was started from. */
export interface BasedOnItinerary {
  id: string;
  title: string;
  /** Image URL; null if it has none. */
  image: string | null;
}

/** The company whose page a request was begun on. */
export interface RequestedCompany {
  id: string;
  slug: string;
  name: string;
}

/** All answers of the trip request form, with the specification's names. */
export interface TripRequestForm {
  /** Places as typed; one empty string at first. */
  destinationNames: string[];
  /** Whether "I am not sure yet" is checked; there are no places then. */
  destinationOpen: boolean;
  /** yyyy-mm-dd, or the typed text while it is not a valid date. */
  departureDate: string;
  flexibleDepartureDate: boolean;
  /** How wide the wish for the departure is, one of `departureSpans`; "" unless a month or a season was chosen. */
  departureSpan: string;
  /** 0 while empty, NaN while the text is not a number. */
  totalNights: number;
  /** "1" to "16", where "16" means 16 or more; "" until chosen. */
  numberOfAdults: string;
  adultAgeGroups: string[];
  /** Yes or no; null until answered. */
  travelingWithChildren: boolean | null;
  /** Null without children, NaN while the text is not a number. */
  numberOfChildren: number | null;
  childAgeGroups: string[];
  basedOnItinerary: BasedOnItinerary | null;
  requestedCompany: RequestedCompany | null;
  /** Whether others than the requested company may be asked as well. */
  mayAskOthers: boolean;
  tripType: string[];
  tripDescription: string;
  /** One of `comforts`; "" for no preference. */
  comfort: string;
  /** "1" to "16"; "" for no preference. */
  rooms: string;
  /** One of `paces`; "" for no preference. */
  pace: string;
  /** Whole US dollars, one of `budgetOptions`; 0 until chosen. */
  budgetPerPersonUSD: number;
  /** A figure of the visitor's own as typed, which goes before the band. */
  ownBudgetPerPersonUSD: string;
  budgetIncludesFlights: boolean;
  /** Null until answered. */
  budgetFlexibility: BudgetFlexibility | null;
  includeNewsletter: boolean;
  /** Some of `contactMethods`. */
  contactMethods: string[];
  /** Some of `contactTimes`. */
  contactTimes: string[];
  traveler: Traveler;
  /** Country of the phone prefix, ISO 3166 alpha-2; "" while it follows the country of residence. */
  phoneCountry: string;
  /** Whether the visitor has set the newsletter box; from then on the country no longer sets it. */
  newsletterChosen: boolean;
}

/** Field values by name, as in FIELD.CHANGE events; the traveller's fields are on the same level as the others. */
export type FieldValues = Omit<TripRequestForm, 'traveler' | 'phoneCountry' | 'newsletterChosen' | 'phone'> &
  Omit<Traveler, 'phone'> & { phone: Phone & { country: string } };
export type FieldName = keyof FieldValues;

/** One changed answer. */
export type FieldChange = { [N in FieldName]: { name: N; value: FieldValues[N] } }[FieldName];

/** An empty form. */
export function emptyForm(): TripRequestForm {
  return {
    destinationNames: [''],
    destinationOpen: false,
    departureDate: '',
    flexibleDepartureDate: false,
    departureSpan: '',
    totalNights: 0,
    numberOfAdults: '',
    adultAgeGroups: [],
    travelingWithChildren: null,
    numberOfChildren: null,
    childAgeGroups: [],
    basedOnItinerary: null,
    requestedCompany: null,
    mayAskOthers: true,
    tripType: [],
    tripDescription: '',
    comfort: '',
    rooms: '',
    pace: '',
    budgetPerPersonUSD: 0,
    ownBudgetPerPersonUSD: '',
    budgetIncludesFlights: false,
    budgetFlexibility: null,
    includeNewsletter: true,
    contactMethods: [],
    contactTimes: [],
    traveler: { firstName: '', lastName: '', email: '', phone: { prefix: '', number: '' }, countryOfResidence: 'US' },
    phoneCountry: '',
    newsletterChosen: false,
  };
}
