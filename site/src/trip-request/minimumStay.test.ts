import { expect, test } from '@jest/globals';
import { findTripCountries, findMinimumStay, type CountryFacts, type Place } from './minimumStay.ts';

const country = (countryCode: string, name: string, minNights: number): CountryFacts => ({
  countryCode,
  name,
  minNights,
  typicalNightLowUSD: null,
  typicalNightHighUSD: null,
});
const countries = [country('KE', 'Kenya', 7), country('IT', 'Italy', 6), country('NZ', 'New Zealand', 10), country('PT', 'Portugal', 4)];
const places: Place[] = [
  { id: '1', name: 'Kenya', countryCodes: ['KE'] },
  { id: '2', name: 'Italy', countryCodes: ['IT'] },
  { id: '3', name: 'Tuscany', countryCodes: ['IT'], alternateNames: ['Toscana'] },
  { id: '4', name: 'Lisbon', countryCodes: ['PT'] },
];

test.each([
  [[], 5, null],
  [['Atlantis'], 5, null],
  [['Kenya', 'Italy'], 7, 'Kenya'],
  [['toscana '], 6, 'Italy'],
  [['Tuscany', 'New Zealand'], 10, 'New Zealand'],
  [['Lisbon'], 4, 'Portugal'],
])('%j requires %d nights (%s)', (names, nights, name) => {
  expect(findMinimumStay(names, places, countries)).toEqual({ nights, country: name });
});

test('without settings the general minimum applies', () => {
  expect(findMinimumStay(['Kenya'], places, [])).toEqual({ nights: 5, country: null });
});

test('lists each country once', () => {
  expect(findTripCountries(['Italy', 'Tuscany', 'Kenya'], places, countries).map(({ name }) => name)).toEqual(['Kenya', 'Italy']);
});
