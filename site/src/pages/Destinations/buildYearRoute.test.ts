import { expect, test } from '@jest/globals';
import { buildYearRoute } from './buildYearRoute.ts';

const place = (id: string, months: number[], lng = 0) => ({ id, months, lat: 0, lng });

test('visits each place once, in one of its best months', () => {
  const route = buildYearRoute([place('winter', [12, 1, 2]), place('spring', [3, 4, 5]), place('spring too', [4, 5], 9)], 1);
  expect(route.map(({ place: { id }, month }) => [id, month])).toEqual([
    ['winter', 1],
    ['spring', 3],
    ['spring too', 4],
  ]);
});

test('prefers the nearest place and may start in any month', () => {
  const route = buildYearRoute([place('here', [12]), place('far', [1], 90), place('near', [1, 2], 10)], 12);
  expect(route.map(({ place: { id } }) => id)).toEqual(['here', 'near']);
});
