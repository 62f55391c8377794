import { expect, test } from '@jest/globals';
import { buildAuthoredReviews } from './buildAuthoredReviews.ts';
import { buildComposedReviews } from './buildComposedReviews.ts';
import { createDemoTime } from './demoTime.ts';
import { beginningOf, listRuns, MOST_TEXTS_WITH_A_RUN, wordsOf } from './repetition.ts';

/** Texts name the month of a journey, so they depend on the day of the seed. */
const days = ['2026-11-26T09:00:00Z', '2027-03-03T21:00:00Z', '2027-07-30T04:00:00Z'];

test.each(days)('the texts of reviews seeded at %s repeat little', (day) => {
  const time = createDemoTime(new Date(day));
  const authored = buildAuthoredReviews({ time });
  const reviews = [...authored, ...buildComposedReviews(authored, { time })].toSorted(
    (a, b) => b.reviewedAt.getTime() - a.reviewedAt.getTime(),
  );

  const companies = [...new Set(reviews.map(({ company }) => company))];
  const lists = [reviews, ...companies.map((company) => reviews.filter((one) => one.company === company))];
  const alike = lists.flatMap((list) => pagesOf(list).flatMap((page) => findAlike(page.map(({ text }) => beginningOf(text)))));
  expect(alike).toEqual([]);

  const lengths = reviews.map(({ text }) => wordsOf(text).length).toSorted((a, b) => a - b);
  expect(lengths.filter((length) => length < 15 || length > 200)).toEqual([]);
  expect(lengths[10]).toBeLessThan(20);
  expect(lengths.at(-5)).toBeGreaterThan(140);

  const texts = new Map<string, number>();
  for (const { title, text } of reviews)
    for (const run of new Set([...listRuns(title), ...listRuns(text)])) texts.set(run, (texts.get(run) ?? 0) + 1);
  expect([...texts].filter(([, count]) => count > MOST_TEXTS_WITH_A_RUN)).toEqual([]);
});

function pagesOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 10) }, (_, page) => list.slice(page * 10, page * 10 + 10));
}

/** The beginnings that more than two of a page share. */
function findAlike(beginnings: readonly string[]): string[] {
  return [...new Set(beginnings)].filter((beginning) => beginnings.filter((one) => one === beginning).length > 2);
}
