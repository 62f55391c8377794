import { expect, test } from '@jest/globals';
import { buildYear } from './buildYear.ts';

test('lists twelve months, including those without a rating', () => {
  const year = buildYear([
    { month: 7, rating: 'BEST', note: 'The herds are north of the river.' },
    { month: 4, rating: 'AVOID' },
  ]);
  expect(year.map(({ short }) => short).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(year[6]).toMatchObject({ name: 'July', rating: 'BEST', ratingText: 'At its best', note: 'The herds are north of the river.' });
  expect(year[3]).toMatchObject({ rating: 'AVOID', note: null });
  expect(year[0]).toMatchObject({ rating: null, ratingText: 'In between' });
});

test('returns no months for a place without ratings', () => expect(buildYear([])).toEqual([]));
