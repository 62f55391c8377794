import { describe, expect, test } from '@jest/globals';
import type { ItineraryListItem } from '#src/content/catalogue.ts';
import { buildFilterOptions, countOptions, filterItineraries, parseFilterValues } from './filterItineraries.ts';
import { findAlternatives } from './findAlternatives.ts';
import { parseSort, sortItineraries } from './sortItineraries.ts';

function buildItinerary(id: string, facts: Partial<ItineraryListItem>): ItineraryListItem {
  return {
    id,
    title: id,
    slug: id,
    summary: '',
    heroImage: null,
    nights: 8,
    priceFromPerPersonUSD: 6000,
    bestMonths: [7],
    countryCodes: ['KE'],
    tripTypes: ['SAFARI'],
    pace: 'MODERATE',
    companyId: null,
    locationIds: [],
    ...facts,
  };
}
const mara = buildItinerary('mara', {});
const cyclades = buildItinerary('cyclades', {
  countryCodes: ['GR'],
  tripTypes: ['BEACH'],
  nights: 7,
  priceFromPerPersonUSD: 4600,
  bestMonths: [5, 9],
});
const long = buildItinerary('long', { countryCodes: ['KE', 'TZ'], nights: 16, priceFromPerPersonUSD: null, bestMonths: [1] });
const all = [mara, cyclades, long];
const options = buildFilterOptions(all);
const valuesOf = (query: string) => parseFilterValues(new URLSearchParams(query), options);
const findIds = (query: string, month = 7) =>
  sortItineraries(filterItineraries(all, valuesOf(query), options), parseSort(new URLSearchParams(query)), month).map(({ id }) => id);

test('offers only options with results, and all months', () => {
  expect(options.country.map(({ label }) => label)).toEqual(['Greece', 'Kenya', 'Tanzania']);
  expect(options.theme.map(({ value }) => value)).toEqual(['SAFARI', 'BEACH']);
  expect(options.month).toHaveLength(12);
  expect(options.nights.map(({ value }) => value)).toEqual(['to-7', '8-10', 'from-15']);
});

test.each([
  ['', ['mara', 'cyclades', 'long']], // alternates between countries
  ['country=KE', ['mara', 'long']],
  ['country=KE&nights=8-10', ['mara']],
  ['month=9&theme=BEACH', ['cyclades']],
  ['price=5000', ['cyclades']],
  ['country=GR&month=1', []],
  ['country=XX&theme=nonsense', ['mara', 'cyclades', 'long']],
  ['sort=price', ['cyclades', 'mara', 'long']], // without a price last
  ['sort=nights', ['cyclades', 'mara', 'long']],
  ['sort=newest', ['mara', 'cyclades', 'long']],
  ['sort=nonsense&country=KE', ['mara', 'long']],
])('?%s', (query, ids) => expect(findIds(query)).toEqual(ids));

test('lists itineraries in season first', () => expect(findIds('', 1)).toEqual(['long', 'mara', 'cyclades']));

test('each option says how many it would show with the other filters', () => {
  expect(countOptions('country', all, valuesOf('country=GR&month=7'), options).map(({ label }) => label)).toEqual([
    'Greece (0)',
    'Kenya (1)',
    'Tanzania (0)',
  ]);
});

describe('when nothing fits', () => {
  test.each([
    ['country=GR&month=7', 'month', [['May', 1], ['September', 1]]], // prettier-ignore
    ['country=TZ&month=4', 'month', [['January', 1]]],
    ['country=GR&nights=from-15', 'without', [['Greece', 1], ['15 nights and more', 1]]], // prettier-ignore
  ])('?%s suggests the nearest that does', (query, kind, labels) => {
    const found = findAlternatives(all, valuesOf(query), options);
    expect([found.kind, found.items.map(({ label, count }) => [label, count])]).toEqual([kind, labels]);
  });
});
