import { bearerHeaders } from './credentials.ts';
import type { Target } from './load.ts';
import type { Machine, Server } from './machine.ts';
import { newArticle } from './newArticle.ts';
import { totalCpuRatio, serverCpuRatio, totalCpuMs, throughputRatio, type Comparison } from './results.ts';

const json = { 'Content-Type': 'application/json' };
const DEEP = 10_000;
const PAGE = 25;

/** What grows expensive with much data: searches, histograms and suggestions over the large data. */
export async function buildLargeComparisons(product: Server, databaseUrl: string, machine: Machine): Promise<Comparison[]> {
  const { origin, pid } = product;
  const koa = await machine.start(['bench/koa.ts', databaseUrl, '18605'], {}, 'http://127.0.0.1:18605');
  const care = { ...(await bearerHeaders(origin, 'care@example.com')), ...json };
  const [editor, publisher] = await Promise.all(
    ['editor', 'publisher'].map(async (name) => ({ ...(await bearerHeaders(origin, `${name}@example.com`)), ...json })),
  );
  const [article] = await machine.rows<{ id: string }>(databaseUrl, articleOfSevenKilobytes);
  const [request] = await machine.rows<{ id: string }>(databaseUrl, qualifiedTripRequest);
  const post = (name: string, path: string, body: object, headers: Record<string, string> = json): Target => ({
    name,
    url: `${origin}${path}`,
    pid,
    method: 'POST',
    headers,
    body: () => JSON.stringify(body),
  });
  const page = (name: string, offset: number) => post(name, '/v3/review_searches', { offset, limit: PAGE });
  const readArticle = { name: 'article', url: `${origin}/v2/articles/${article?.id}`, pid };
  const typing = { name: 'suggestions while typing', url: `${origin}/v3/destinations?q=ken&limit=10`, pid };
  const suggestions = {
    ...post('partners for a trip', `/v3/trip_requests/${request?.id}/trip_match_suggestions`, {}, care),
    connections: 2,
  };
  const admin = await bearerHeaders(origin, 'admin@example.com');
  const report = (path: string): Target => ({ name: path, url: `${origin}/v3/reports/${path}`, pid, headers: admin, connections: 1 });
  const published = await machine.rows<{ id: string }>(databaseUrl, articlesToPublish);
  // One article for each connection, because publishing locks it; without the date, one that has not changed would not be published again.
  const publish: Target = {
    name: 'publish',
    url: origin,
    pid,
    headers: publisher ?? {},
    connections: published.length,
    sequences: published.map(({ id }) => [{ method: 'POST', path: `/v2/articles/${id}/publish`, body: () => '{"unpublishAt":null}' }]),
  };
  const create: Target = {
    name: 'article create',
    url: `${origin}/v2/articles`,
    pid,
    method: 'POST',
    headers: editor ?? {},
    body: newArticle,
    connections: published.length,
  };
  return [
    {
      targets: [page('reviews', 0), { ...page('Koa and pg', 0), url: koa.origin, pid: koa.pid }],
      results: [throughputRatio('Review search, first page of 1,000,000, × Koa and pg', 0.7, 0.85)],
    },
    {
      targets: [page('10,000 reviews deep', DEEP), page('reviews', 0)],
      results: [totalCpuRatio('Reviews 10,000 deep, CPU of server and database × page one', 2, 1.3)],
    },
    {
      targets: [post('histogram', '/v3/review_histograms', { filters: {} }), readArticle],
      results: [totalCpuRatio('Histogram of all reviews, CPU × article by id', 1.5, 1.1)],
    },
    {
      targets: [suggestions, readArticle],
      results: [totalCpuMs('Suggestions over 10,000 partners, ms of CPU', 40, 10)],
    },
    ...reports.map(([title, path, floor, goal]): Comparison => ({
      targets: [report(path), report('sla')],
      results: [totalCpuRatio(`Report on ${title}, CPU × promises kept`, floor, goal)],
    })),
    { targets: [publish, create], results: [totalCpuRatio('Publishing one text of 100,000, CPU × article create', 5, 3)] },
    { targets: [typing, readArticle], results: [serverCpuRatio('Destination suggestions over 9,000, CPU × article by id', 1, 0.5)] },
  ];
}

/** What is measured against the report on all promises, which reads each of 600,000 rows once; with floor and goal. */
const reports: [title: string, path: string, floor: number, goal: number][] = [
  ['promises kept by month', 'sla?groupBy=month', 1.5, 1],
  ['workload by person', 'workload?groupBy=person', 1.5, 0.8],
  ['conversion by month', 'conversion?groupBy=month', 0.7, 0.4],
  ['conversion by partner', 'conversion?groupBy=partner', 1, 0.7],
  ['receivables by partner', 'receivables?groupBy=partner', 0.2, 0.05],
  ['content by country', 'content?groupBy=country', 0.6, 0.3],
];

const articleOfSevenKilobytes = `SELECT id FROM published_content WHERE type = 'article' ORDER BY abs(octet_length(answer) - 7000), id LIMIT 1`;
// Some copies have the slug of the article that they are copies of, which cannot be published twice.
const articlesToPublish = `SELECT p.id FROM published_content p JOIN content c USING (id)
  WHERE p.type = 'article' AND c.slug = c.fields ->> 'slug' ORDER BY p.id LIMIT 32`;
const qualifiedTripRequest = `SELECT id FROM trip_requests WHERE status = 'QUALIFIED' ORDER BY created_at DESC LIMIT 1`;
