import type { CountryOption } from '@farwend/design-system';

/** A part of the list of countries, unsorted as an API may give it. */
export const countries: readonly CountryOption[] = [
  { isoCode2: 'ZA', name: 'South Africa' },
  { isoCode2: 'GB', name: 'United Kingdom' },
  { isoCode2: 'KE', name: 'Kenya' },
  { isoCode2: 'US', name: 'United States' },
  { isoCode2: 'AX', name: 'Åland Islands' },
  { isoCode2: 'AU', name: 'Australia' },
  { isoCode2: 'DE', name: 'Germany' },
  { isoCode2: 'AT', name: 'Austria' },
  { isoCode2: 'CA', name: 'Canada' },
  { isoCode2: 'CH', name: 'Switzerland' },
  { isoCode2: 'BA', name: 'Bosnia and Herzegovina' },
  { isoCode2: 'SG', name: 'Singapore' },
  { isoCode2: 'JP', name: 'Japan' },
  { isoCode2: 'NZ', name: 'New Zealand' },
  { isoCode2: 'FR', name: 'France' },
  { isoCode2: 'IT', name: 'Italy' },
];
