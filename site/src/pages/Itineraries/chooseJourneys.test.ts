import { expect, test } from '@jest/globals';
import type { JourneyLine } from '#src/content/catalogue.ts';
import { answersOf, choicesOf, chosen } from './chooseJourneys.ts';

function journey(id: string, facts: Partial<JourneyLine>): JourneyLine {
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
const mara = journey('mara', {});
const cyclades = journey('cyclades', {
  countryCodes: ['GR'],
  tripTypes: ['BEACH'],
  nights: 7,
  priceFromPerPersonUSD: 4600,
  bestMonths: [5, 9],
});
const long = journey('long', { countryCodes: ['KE', 'TZ'], nights: 16, priceFromPerPersonUSD: null, bestMonths: [1] });
const all = [mara, cyclades, long];
const choices = choicesOf(all);
const found = (query: string, month = 7) => chosen(all, answersOf(new URLSearchParams(query), choices), choices, month).map(({ id }) => id);

test('only answers that something fits are offered', () => {
  expect(choices.country.map(({ label }) => label)).toEqual(['Greece', 'Kenya', 'Tanzania']);
  expect(choices.theme.map(({ value }) => value)).toEqual(['SAFARI', 'BEACH']);
  expect(choices.month.map(({ value }) => value)).toEqual(['1', '5', '7', '9']);
  expect(choices.nights.map(({ value }) => value)).toEqual(['to-7', '8-10', 'from-15']);
});

test.each([
  ['', ['mara', 'cyclades', 'long']], // two of Kenya do not stand beside each other
  ['country=KE', ['mara', 'long']],
  ['country=KE&nights=8-10', ['mara']],
  ['month=9&theme=BEACH', ['cyclades']],
  ['price=5000', ['cyclades']],
  ['country=GR&month=1', []],
  ['country=XX&theme=nonsense', ['mara', 'cyclades', 'long']],
])('?%s', (query, ids) => expect(found(query)).toEqual(ids));

test('what is at its best now comes first', () => expect(found('', 1)).toEqual(['long', 'mara', 'cyclades']));
