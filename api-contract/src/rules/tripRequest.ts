/** Limits of a trip request, shared by form and server. Amounts are whole US dollars. */
export const tripRequestLimits = {
  destinations: 8,
  destinationLength: 120,
  minNights: 5,
  maxNights: 90,
  maxMonthsAhead: 36,
  maxAdults: 16,
  maxChildren: 10,
  maxTripTypes: 6,
  titleLength: 200,
  nameLength: 60,
  descriptionLength: 4000,
} as const;

export const adultAgeGroups = ['18-29', '30-39', '40-49', '50-59', '60-69', '70+'] as const;
export const childAgeGroups = ['0-2', '3-5', '6-9', '10-12', '13-17'] as const;

/** Countries of residence (ISO 3166 alpha-2) that require opt-in for the newsletter: EEA, United Kingdom, Switzerland, Canada. */
export const optInCountries: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IS',
  'IE',
  'IT',
  'LI',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
  'GB',
  'CH',
  'CA',
];

/** Shown to agents and team members instead of the form; worded by the specification. */
export const ONLY_TRAVELERS = 'Only travelers can submit trip requests';

/** The destination name that means the traveler has not decided yet. */
export const OPEN_DESTINATION = 'I am not sure yet';

/** The named destinations of a request; none while the destination is open. */
export function namedPlaces(destinationNames: readonly string[]): string[] {
  return destinationNames.filter((name) => name.trim() !== '' && name !== OPEN_DESTINATION);
}

/** Number of adults and children; "16" (16 or more) counts as 16. */
export function partySize(numberOfAdults: string, numberOfChildren: number | null | undefined): number {
  return (Number.parseInt(numberOfAdults, 10) || 0) + (numberOfChildren ?? 0);
}

/** The longest minimum stay of the countries, with that country, or the general minimum without any. */
export function minimumNights(settings: readonly { name: string; minNights: number }[]): { nights: number; country: string | null } {
  const longest = settings.reduce<{ name: string; minNights: number } | undefined>(
    (most, one) => (!most || one.minNights > most.minNights ? one : most),
    undefined,
  );
  return longest ? { nights: longest.minNights, country: longest.name } : { nights: tripRequestLimits.minNights, country: null };
}
