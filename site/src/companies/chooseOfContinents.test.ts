import { expect, test } from '@jest/globals';
import { chooseOfContinents } from './chooseOfContinents.ts';

const people = [
  { name: 'Wanjiru', continent: 'Africa' },
  { name: 'Joseph', continent: 'Africa' },
  { name: 'Haruka', continent: 'Asia' },
  { name: 'Ingrid', continent: 'Europe' },
  { name: 'Rosa', continent: 'South America' },
];
const DAY_MS = 86_400_000;
const chosenIn = (week: number, day = 0) => chooseOfContinents(people, (week * 7 + day) * DAY_MS).map(({ name }) => name);

test('three people of three continents stay for a week and make room for others', () => {
  expect(chosenIn(2900)).toEqual(['Wanjiru', 'Haruka', 'Ingrid']);
  expect(chosenIn(2900, 6.9)).toEqual(chosenIn(2900));
  expect(chosenIn(2901)).toEqual(['Haruka', 'Ingrid', 'Rosa']);
  expect(chosenIn(2905).at(-1)).toBe('Rosa');
});

test('everybody has a turn', () => {
  const chosen = new Set(Array.from({ length: 12 }, (_, week) => chosenIn(week)).flat());
  expect(chosen.size).toBe(people.length);
});

test('a continent without people has none', () => {
  expect(chooseOfContinents(people.slice(0, 2), 0)).toHaveLength(1);
  expect(chooseOfContinents([], 0)).toEqual([]);
});
