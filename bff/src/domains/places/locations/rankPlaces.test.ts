import { expect, test } from '@jest/globals';
import { rankPlaces } from './rankPlaces.ts';

const place = (searchText: string) => ({
  id: searchText,
  name: searchText,
  slug: searchText,
  type: 'CITY',
  served: true,
  popularity: 1,
  country: null,
  searchText,
});
const places = ['connemara|galway', 'amara valley', 'the mara', 'marakesh|red city', 'fes|mara of old', 'mara'].map(place);
const namesFor = (typed: string, limit = 10) => rankPlaces(typed, places, limit).map(({ name }) => name);

test('the very name, beginnings, other names, words, insides: in this order', () => {
  expect(namesFor('mara')).toEqual(['mara', 'marakesh|red city', 'fes|mara of old', 'the mara', 'connemara|galway', 'amara valley']);
});

test.each([
  ['marakehs', ['marakesh|red city']],
  ['conemara', ['connemara|galway']],
  ['vallye', ['amara valley']],
  ['mrra', []],
  ['xyzzy', []],
])('%s finds %j', (typed, expected) => {
  expect(namesFor(typed)).toEqual(expected);
});

test('every typo of one letter is found: inserted, missing, wrong, swapped', () => {
  const name = 'marakesh';
  for (let at = 0; at < name.length - 1; at += 1) {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    const typos = [
      `${before}x${after}`,
      before + after.slice(1),
      `${before}x${after.slice(1)}`,
      `${before}${after[1]}${after[0]}${after.slice(2)}`,
    ];
    for (const typo of typos) expect({ typo, found: namesFor(typo).includes('marakesh|red city') }).toEqual({ typo, found: true });
  }
});

test('no more than the limit', () => {
  expect(namesFor('mara', 2)).toHaveLength(2);
});
