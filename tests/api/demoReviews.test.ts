import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import type { QueryResultRow } from 'pg';
import { createApi } from '../builders/api.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { reviews } = contract;

const rows = <R extends QueryResultRow>(text: string) => query<R>(server.databaseUrl, text);

test('the demo data has the expected numbers of published, pending, rejected, answered, illustrated and voted reviews', async () => {
  const [counts] = await rows(`
    SELECT count(*) FILTER (WHERE status = 'PUBLISHED')::int AS shown, count(*) FILTER (WHERE status = 'PENDING')::int AS waiting,
      count(*) FILTER (WHERE status = 'REJECTED')::int AS refused, count(*) FILTER (WHERE reply IS NOT NULL)::int AS answered,
      count(*) FILTER (WHERE photos <> '[]')::int AS pictured, count(*) FILTER (WHERE rating < 80 AND status = 'PUBLISHED' AND reply IS NULL)::int AS bare,
      count(DISTINCT body)::int AS bodies, sum(helpful_count)::int AS votes, max(helpful_count)::int AS most FROM reviews`);
  expect(counts).toEqual({
    shown: 1264,
    waiting: 12,
    refused: 5,
    answered: 330,
    pictured: 144,
    bare: 0,
    bodies: 1281,
    votes: 3900,
    most: expect.any(Number),
  });
  const differing = await rows(
    'SELECT r.id FROM reviews r WHERE helpful_count <> (SELECT count(*) FROM review_votes v WHERE v.review_id = r.id)',
  );
  expect(differing).toEqual([]);
});

test('companies have 18 to 140 reviews, one has four, and one published company has none', async () => {
  const found = await rows<{ name: string; count: number }>(`
    SELECT c.title AS name, (SELECT count(*)::int FROM reviews r WHERE r.company_id = c.id AND r.status = 'PUBLISHED') AS count
    FROM published_content c WHERE c.type = 'company'`);
  const counts = found.map(({ count }) => count).toSorted((a, b) => a - b);
  expect(counts.slice(0, 3)).toEqual([0, 4, 44]);
  expect(counts.at(-1)).toBe(140);
});

test('no text or title occurs twice, and no sentence twice on a page of ten', async () => {
  const all = await rows<{ title: string; body: string; company_id: string; rating: number }>(
    `SELECT title, body, company_id, rating FROM reviews WHERE status = 'PUBLISHED' ORDER BY reviewed_at DESC, id`,
  );
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  const ofCompanies = [...new Set(all.map(({ company_id: id }) => id))].map((id) => all.filter((one) => one.company_id === id));
  const lists = [all, all.filter(({ rating }) => rating === 80), all.filter(({ rating }) => rating === 100), ...ofCompanies];
  const meeting = lists.flatMap((list) => list.flatMap((_, start) => (start % 10 === 0 ? repeatedIn(list.slice(start, start + 10)) : [])));
  expect(meeting).toEqual([]);
});

test('five reviews share one timestamp across the end of the first page', async () => {
  const { body } = await api.call(reviews.search, { body: { sortOrders: [{ field: 'reviewedAt', order: 'desc' }], limit: 14 } });
  const moments = body.items.map(({ reviewedAt }) => reviewedAt);
  expect(new Set(moments.slice(7, 12)).size).toBe(1);
  expect(new Set(moments).size).toBe(10);
});

function repeatedIn(page: readonly { body: string }[]): string[] {
  const sentences = page.flatMap(({ body }) => [...new Set(body.split(/(?<=[.!?]) /))]);
  return sentences.filter((one, index) => sentences.indexOf(one) !== index);
}
