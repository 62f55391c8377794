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
])('%s finds %j', (typed, found) => {
  expect(namesFor(typed)).toEqual(found);
});

test('every slip of one letter is found: one too many, one missing, one wrong, two swapped', () => {
  const name = 'marakesh';
  for (let at = 0; at < name.length - 1; at += 1) {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    const slips = [
      `${before}x${after}`,
      before + after.slice(1),
      `${before}x${after.slice(1)}`,
      `${before}${after[1]}${after[0]}${after.slice(2)}`,
    ];
    for (const slip of slips) expect({ slip, found: namesFor(slip).includes('marakesh|red city') }).toEqual({ slip, found: true });
  }
});

test('no more than asked for', () => {
  expect(namesFor('mara', 2)).toHaveLength(2);
});

test('nine thousand names are looked through in some milliseconds, also for a slip', () => {
  const many = Array.from({ length: 9000 }, (_, index) => place(`place number ${index} of the atlas|other ${index}`));
  rankPlaces('warm up', many, 10);
  const times = Array.from({ length: 10 }, () => {
    const started = performance.now();
    for (const words of ['numbre', 'zz']) rankPlaces(words, many, 10);
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(80);
});
