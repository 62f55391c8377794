import { withoutExtension } from '@farwend/api-contract/rules';

/** The settings of a country of the trip; null if not set. */
export interface ScreeningCountryFacts {
  served: boolean;
  minBudgetPerPersonNightUSD: number | null;
  typicalNightLowUSD: number | null;
  typicalNightHighUSD: number | null;
  leadTimeDays: number;
}

/** The input of rules and lead scores: a trip request with facts about its sender and its countries. */
export interface TripFacts {
  destinationNames: readonly string[];
  countryCodes: readonly string[];
  /** Of the countries with settings. */
  countries: readonly ScreeningCountryFacts[];
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
  /** Of the primary traveler. */
  email: string;
  phone: { prefix: string; number: string } | null;
  riskFlags: readonly string[];
  emailVerified: boolean;
  phoneVerified: boolean;
  ssoLinked: boolean;
  /** Number of trips that the primary traveler booked before. */
  earlierTrips: number;
  /** yyyy-mm-dd. */
  today: string;
}

const DAY_MS = 86_400_000;
const disposableDomains = new Set([
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
export function daysUntilDeparture({ departureDate, today }: TripFacts): number | null {
  return departureDate === null ? null : Math.round((Date.parse(departureDate) - Date.parse(today)) / DAY_MS);
}

/** The number of links in the description. */
export function countLinks({ tripDescription }: TripFacts): number {
  return tripDescription.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
}

/** Whether the email address belongs to a provider of disposable addresses. */
export function isDisposableEmail({ email }: TripFacts): boolean {
  return disposableDomains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Whether the phone number cannot exist: too few, too many or identical digits. */
export function isImpossiblePhone({ phone }: TripFacts): boolean {
  const digits = withoutExtension(phone?.number ?? '').replace(/\D/g, '');
  if (digits === '') return false;
  return digits.length < 5 || digits.length > 14 || /^(\d)\1+$/.test(digits);
}

/** Mean over the countries with a value; null if none has one. */
export function meanOfCountries(
  { countries }: TripFacts,
  name: 'minBudgetPerPersonNightUSD' | 'typicalNightLowUSD' | 'typicalNightHighUSD',
): number | null {
  const values = countries.flatMap((country) => country[name] ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
