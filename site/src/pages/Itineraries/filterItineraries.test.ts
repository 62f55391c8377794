import { expect, test } from '@jest/globals';
import type { ItineraryListItem } from '#src/content/catalogue.ts';
import { parseFilterValues, buildFilterOptions, filterItineraries } from './filterItineraries.ts';

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
const findIds = (query: string, month = 7) =>
  filterItineraries(all, parseFilterValues(new URLSearchParams(query), options), options, month).map(({ id }) => id);

test('offers only options with results', () => {
  expect(options.country.map(({ label }) => label)).toEqual(['Greece', 'Kenya', 'Tanzania']);
  expect(options.theme.map(({ value }) => value)).toEqual(['SAFARI', 'BEACH']);
  expect(options.month.map(({ value }) => value)).toEqual(['1', '5', '7', '9']);
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
])('?%s', (query, ids) => expect(findIds(query)).toEqual(ids));

test('lists itineraries in season first', () => expect(findIds('', 1)).toEqual(['long', 'mara', 'cyclades']));
