import { expect, test } from '@jest/globals';
import { journeys } from './data/itineraries.data.ts';
import { stays } from './data/stays.data.ts';

const nightsOf = (key: string) => (stays[key] ?? []).flatMap(([nights, name]) => Array.from({ length: nights }, () => name));
const all = Object.values(stays).flat();

test('every night of every journey has a house, and no house has a night too many', () => {
  expect(Object.keys(stays).toSorted()).toEqual(journeys.map(({ key }) => key).toSorted());
  const slept = journeys.map(({ key, days }) => [key, days.filter(([, , , stay]) => stay !== null).length]);
  expect(journeys.map(({ key }) => [key, nightsOf(key).length])).toEqual(slept);
});

test('nights in a row at one place are spent in one house, unless one moves on', () => {
  const moved = journeys.flatMap(({ key, days }) =>
    days.flatMap(([place, title, , stay, ...steps], index) => {
      const [before, night] = [days[index - 1], nightsOf(key)];
      const staysOn = before?.[0] === place && before[3] === stay && !steps.some(([mode]) => mode !== 'DO');
      return staysOn && night[index] !== undefined && night[index] !== night[index - 1] ? [`${key}: ${title}`] : [];
    }),
  );
  expect(moved).toEqual([]);
});

test('no name and no reason occurs twice, and every reason is one sentence', () => {
  expect(new Set(all.map(([, name]) => name)).size).toBe(all.length);
  expect(new Set(all.map(([, , , why]) => why)).size).toBe(all.length);
  expect(all.filter(([, , , why]) => !/^[\p{Lu}][^.!?]{30,160}\.$/u.test(why)).map(([, , , why]) => why)).toEqual([]);
});
