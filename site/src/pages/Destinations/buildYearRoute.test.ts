import { expect, test } from '@jest/globals';
import { yearRoute } from './yearRoute.ts';

const place = (id: string, months: number[], lng = 0) => ({ id, months, lat: 0, lng });

test('every month has a place that is at its best then, no place comes twice', () => {
  const route = yearRoute([place('winter', [12, 1, 2]), place('spring', [3, 4, 5]), place('spring too', [4, 5], 9)], 1);
  expect(route.map(({ place: { id }, month }) => [id, month])).toEqual([
    ['winter', 1],
    ['spring', 3],
    ['spring too', 4],
  ]);
});

test('it goes to the nearest, and may begin in any month', () => {
  const route = yearRoute([place('here', [12]), place('far', [1], 90), place('near', [1, 2], 10)], 12);
  expect(route.map(({ place: { id } }) => id)).toEqual(['here', 'near']);
});
