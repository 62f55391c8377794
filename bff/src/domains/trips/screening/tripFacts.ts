/** What is known of a country that a trip goes to; null where nobody set it. */
export interface CountryFacts {
  served: boolean;
  minBudgetPerPersonNightUSD: number | null;
  typicalNightLowUSD: number | null;
  typicalNightHighUSD: number | null;
  leadTimeDays: number;
}

/** What rules and scores look at: a trip request with what is known of its people and places. */
export interface TripFacts {
  destinationNames: readonly string[];
  countryCodes: readonly string[];
  /** Of the countries that are known to us. */
  countries: readonly CountryFacts[];
  departureDate: string | null;
  flexibleDepartureDate: boolean;
  totalNights: number;
  numberOfAdults: string;
  adultAgeGroups: readonly string[];
  tripType: readonly string[];
  tripDescription: string;
  budgetPerPersonUSD: number;
  budgetFlexibility: number | null;
  basedOnItinerary: boolean;
  /** Of the person who sent it. */
  email: string;
  phone: { prefix: string; number: string } | null;
  riskFlags: readonly string[];
  emailVerified: boolean;
  phoneVerified: boolean;
  ssoLinked: boolean;
  /** Trips the person booked with us before. */
  earlierTrips: number;
  /** Day the facts are looked at, yyyy-mm-dd. */
  today: string;
}

const DAY = 86_400_000;
const throwAway = new Set([
  'mailinator.com',
  'guerrillamail.com',
  '10minutemail.com',
  'tempmail.com',
  'temp-mail.org',
  'trashmail.com',
  'yopmail.com',
  'sharklasers.com',
  'getnada.com',
  'dispostable.com',
  'maildrop.cc',
  'throwawaymail.com',
  'fakeinbox.com',
  'moakt.com',
]);

/** Days from today until departure; null without a date. */
export function daysAhead({ departureDate, today }: TripFacts): number | null {
  return departureDate === null ? null : Math.round((Date.parse(departureDate) - Date.parse(today)) / DAY);
}

/** Links in what was written. */
export function linksIn({ tripDescription }: TripFacts): number {
  return tripDescription.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
}

/** Whether the address is one to throw away. */
export function isThrowAway({ email }: TripFacts): boolean {
  return throwAway.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Whether a phone number was given that nobody can have: too few or too many digits, or one digit only. */
export function isImpossiblePhone({ phone }: TripFacts): boolean {
  const digits = (phone?.number ?? '').replace(/\D/g, '');
  if (digits === '') return false;
  return digits.length < 5 || digits.length > 14 || /^(\d)\1+$/.test(digits);
}

/** Mean of what is known of the countries; null when nothing is. */
export function meanOf(
  { countries }: TripFacts,
  name: 'minBudgetPerPersonNightUSD' | 'typicalNightLowUSD' | 'typicalNightHighUSD',
): number | null {
  const known = countries.flatMap((country) => country[name] ?? []);
  return known.length === 0 ? null : known.reduce((total, one) => total + one, 0) / known.length;
}
