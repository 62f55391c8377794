import { expect, test } from '@jest/globals';
import { findDestination, rankDestinations } from './rankDestinations.ts';

const places = [
  'Equatorial Guinea',
  'Guinea',
  'Papua New Guinea',
  'Guinea-Bissau',
  'São Tomé',
  'Côte d’Ivoire',
  'Oman',
  'Romania',
  'New Zealand',
  'Bora Bora',
].map((name, index) => ({ id: String(index), name }));
const names = (query: string, limit?: number) => rankDestinations(places, query, limit).rows.map((row) => row.name);

test('ranks names that start with the query first, then words, then substrings', () => {
  expect(names('guinea')).toEqual(['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea']);
  expect(names('oma')).toEqual(['Oman', 'Romania']);
  expect(names('zea')).toEqual(['New Zealand']);
});

test('ignores accents, case and surrounding whitespace', () => {
  expect(names('SAO')).toEqual(['São Tomé']);
  expect(names(' côte')).toEqual(['Côte d’Ivoire']);
  expect(names('cote')).toEqual(['Côte d’Ivoire']);
});

test('a later match at the start of a word counts even after an earlier match inside one', () => {
  expect(
    rankDestinations(
      [
        { id: 'a', name: 'Xbora' },
        { id: 'b', name: 'Xbora Bora' },
      ],
      'bora',
    ).rows.map((row) => row.id),
  ).toEqual(['b', 'a']);
});

test('returns at most the limit and counts all matches', () => {
  const many = Array.from({ length: 9000 }, (_, index) => ({ id: String(index), name: `Place ${index}` }));
  const found = rankDestinations(many, 'place', 50);
  expect([found.rows.length, found.total]).toEqual([50, 9000]);
  expect(rankDestinations(many, '', 50).total).toBe(9000);
});

test('finds a place by its exact name', () => {
  expect(findDestination(places, 'sao tome')?.name).toBe('São Tomé');
  expect(findDestination(places, 'Gui')).toBeUndefined();
  expect(findDestination(places, '  ')).toBeUndefined();
});
