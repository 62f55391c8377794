import { expect, test } from '@jest/globals';
import { yearOf } from './yearOf.ts';

test('a year has twelve months, those of which nothing is said too', () => {
  const year = yearOf([
    { month: 7, rating: 'BEST', note: 'The herds are north of the river.' },
    { month: 4, rating: 'AVOID' },
  ]);
  expect(year.map(({ short }) => short).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(year[6]).toMatchObject({ name: 'July', rating: 'BEST', word: 'At its best', note: 'The herds are north of the river.' });
  expect(year[3]).toMatchObject({ rating: 'AVOID', note: null });
  expect(year[0]).toMatchObject({ rating: null, word: 'In between' });
});

test('of a place without months there is no year', () => expect(yearOf([])).toEqual([]));
