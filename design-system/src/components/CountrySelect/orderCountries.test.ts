import { expect, test } from '@jest/globals';
import { orderCountries } from './orderCountries.ts';

const countries = [
  { isoCode2: 'ZW', name: 'Zimbabwe' },
  { isoCode2: 'GB', name: 'United Kingdom' },
  { isoCode2: 'AX', name: 'Åland Islands' },
  { isoCode2: 'CA', name: 'Canada' },
  { isoCode2: 'AU', name: 'Australia' },
  { isoCode2: 'US', name: 'United States' },
  { isoCode2: 'AT', name: 'Austria' },
  { isoCode2: 'SG', name: 'Singapore' },
];
const codes = (list: { isoCode2: string }[]) => list.map((country) => country.isoCode2);

test('the five come first in the order of the specification, and only there', () => {
  const { pinned, rest } = orderCountries(countries);
  expect(codes(pinned)).toEqual(['US', 'AU', 'CA', 'SG', 'GB']);
  expect(codes(rest)).toEqual(['AX', 'AT', 'ZW']);
});

test('the rest is sorted by locale', () => {
  expect(codes(orderCountries(countries, undefined, 'sv').rest)).toEqual(['AT', 'ZW', 'AX']);
});

test('ignores pinned countries missing from the list', () => {
  expect(codes(orderCountries(countries.slice(0, 2)).pinned)).toEqual(['GB']);
});
