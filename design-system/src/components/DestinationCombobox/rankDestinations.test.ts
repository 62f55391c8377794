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

test('names that begin with the words come first, then words, then parts', () => {
  expect(names('guinea')).toEqual(['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea']);
  expect(names('oma')).toEqual(['Oman', 'Romania']);
  expect(names('zea')).toEqual(['New Zealand']);
});

test('is blind to accents, capitals and surrounding space', () => {
  expect(names('SAO')).toEqual(['São Tomé']);
  expect(names(' côte')).toEqual(['Côte d’Ivoire']);
  expect(names('cote')).toEqual(['Côte d’Ivoire']);
});

test('a later word start counts when an earlier hit lies inside a word', () => {
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

test('shows at most the limit and counts all', () => {
  const many = Array.from({ length: 9000 }, (_, index) => ({ id: String(index), name: `Place ${index}` }));
  const found = rankDestinations(many, 'place', 50);
  expect([found.rows.length, found.total]).toEqual([50, 9000]);
  expect(rankDestinations(many, '', 50).total).toBe(9000);
});

test('finds the place of a name, or none', () => {
  expect(findDestination(places, 'sao tome')?.name).toBe('São Tomé');
  expect(findDestination(places, 'Gui')).toBeUndefined();
  expect(findDestination(places, '  ')).toBeUndefined();
});
