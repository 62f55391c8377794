import { expect, test } from '@jest/globals';
import { findNewestSlice, mixReviews, type MixedReview } from './mixReviews.ts';

/** Reviews by their place in the list newest first. */
const all = Array.from({ length: 60 }, (_, place): MixedReview => ({
  id: String(place).padStart(2, '0'),
  reviewedAt: new Date(Date.UTC(2026, 0, 1) - Math.floor(place / 3) * 86_400_000).toISOString(), // three share each moment
}));

function read(total: number, places: readonly number[], { offset, limit }: { offset: number; limit: number }): string[] {
  const critical = places.map((place) => all[place]).filter((review) => review !== undefined);
  const slice = findNewestSlice({ offset, limit }, critical.length);
  const items = all.slice(0, total).slice(slice.offset, slice.offset + slice.limit);
  return mixReviews(items, critical, { offset, limit }).map(({ id }) => id);
}

test('the critical reviews stand second and seventh, the others newest first', () => {
  expect(read(60, [41, 3], { offset: 0, limit: 10 })).toEqual(['00', '41', '01', '02', '04', '05', '03', '06', '07', '08']);
  expect(read(60, [41], { offset: 0, limit: 4 })).toEqual(['00', '41', '01', '02']);
  expect(read(60, [], { offset: 0, limit: 3 })).toEqual(['00', '01', '02']);
  expect(read(3, [0, 2], { offset: 0, limit: 12 })).toEqual(['01', '00', '02']);
  expect(read(1, [0], { offset: 0, limit: 12 })).toEqual(['00']);
});

test.each([[[]], [[0]], [[9]], [[12]], [[59]], [[0, 1]], [[1, 0]], [[8, 11]], [[11, 12]], [[41, 3]], [[58, 59]]])(
  'pages of any length repeat and lose nothing when the critical ones are the places %p',
  (places) => {
    for (const total of [10, 11, 13, 59, 60])
      for (const limit of [1, 4, 7, 10, 12, 25]) {
        if (places.some((place) => place >= total)) continue;
        const seen: string[] = [];
        for (let offset = 0; offset < total; offset += limit) seen.push(...read(total, places, { offset, limit }));
        const expected = all.slice(0, total).map(({ id }) => id);
        expect({ total, limit, seen: seen.toSorted() }).toEqual({ total, limit, seen: expected });
        const whole = read(total, places, { offset: 0, limit: total });
        expect({ total, limit, seen }).toEqual({ total, limit, seen: whole });
      }
  },
);
