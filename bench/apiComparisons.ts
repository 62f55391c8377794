import { sessionHeaders, bearerHeaders } from './credentials.ts';
import type { Machine, Server } from './machine.ts';
import { newArticle } from './newArticle.ts';
import { newTripRequest } from './newTripRequest.ts';
import { serverCpuRatio, throughputRatio, type Comparison } from './results.ts';

const json = { 'Content-Type': 'application/json' };

/** Calls of the API over the demo data, each against the limit. */
export async function buildApiComparisons(product: Server, databaseUrl: string, machine: Machine): Promise<Comparison[]> {
  const [article] = await machine.rows<{ id: string }>(databaseUrl, articleOfSevenKilobytes);
  const [request] = await machine.rows<{ id: string }>(databaseUrl, 'SELECT id FROM trip_requests ORDER BY created_at DESC LIMIT 1');
  const limit = await machine.start(
    ['bench/limit.ts', databaseUrl, '18602', request?.id ?? '', article?.id ?? ''],
    {},
    'http://127.0.0.1:18602',
    '/article',
  );
  const { origin, pid } = product;
  const care = await bearerHeaders(origin, 'care@example.com');
  const editor = await bearerHeaders(origin, 'editor@example.com');
  const dana = await sessionHeaders(origin, 'dana@example.com');
  const articleUrl = `${origin}/v2/articles/${article?.id}`;
  const etag = (await fetch(articleUrl)).headers.get('ETag') ?? '';
  const limitOf = (path: string) => ({ name: `limit ${path}`, url: `${limit.origin}${path}`, pid: limit.pid });
  const limitCreate = (body: () => string) => ({ ...limitOf('/create'), method: 'POST' as const, headers: json, body });

  return [
    {
      targets: [{ name: 'article', url: articleUrl, pid }, limitOf('/article')],
      results: [
        throughputRatio('Article by id, × limit', 0.65, 0.9),
        serverCpuRatio('the same, CPU per request × limit of article by id', 1.6, 1.2),
      ],
    },
    {
      targets: [{ name: 'article, known', url: articleUrl, pid, headers: { 'If-None-Match': etag } }, limitOf('/article')],
      results: [throughputRatio('If-None-Match hit, × limit of article by id', 1.2, 1.6)],
    },
    {
      targets: [{ name: 'article, signed in', url: articleUrl, pid, headers: dana }, limitOf('/article')],
      results: [serverCpuRatio('Article by id with a session, CPU × limit', 3.2, 2.4)],
    },
    {
      targets: [{ name: '25 articles', url: `${origin}/v2/articles?limit=25`, pid }, limitOf('/articles')],
      results: [
        throughputRatio('List of 25 articles, × limit', 0.6, 0.75),
        serverCpuRatio('the same, CPU per request × limit of 25 articles', 1.7, 1.35),
      ],
    },
    {
      targets: [
        { name: 'new article', url: `${origin}/v2/articles`, pid, method: 'POST', headers: { ...editor, ...json }, body: newArticle },
        limitCreate(newArticle),
      ],
      results: [throughputRatio('Article create with version, audit and outbox, × limit of two inserts', 0.4, 0.6)],
    },
    {
      targets: [{ name: 'trip request', url: `${origin}/v3/trip_requests/${request?.id}`, pid, headers: care }, limitOf('/trip_request')],
      results: [
        throughputRatio('Trip request by id with a token, × limit', 0.65, 1),
        serverCpuRatio('the same, CPU per request × limit of trip request', 1.6, 1.2),
      ],
    },
    {
      targets: [{ name: '25 trip requests', url: `${origin}/v3/trip_requests?limit=25`, pid, headers: care }, limitOf('/trip_requests')],
      results: [throughputRatio('List of 25 trip requests with a token, × limit', 0.6, 0.9)],
    },
    {
      targets: [
        {
          name: 'new trip request',
          url: `${origin}/v3/trip_requests`,
          pid,
          method: 'POST',
          headers: { ...care, ...json },
          body: newTripRequest,
        },
        limitCreate(newTripRequest),
      ],
      results: [
        throughputRatio('Trip request create, × limit of two inserts', 0.2, 0.4),
        serverCpuRatio('Trip request create, CPU per request × limit of two inserts', 4, 2.5),
      ],
    },
  ];
}

const articleOfSevenKilobytes = `SELECT id FROM published_content WHERE type = 'article' ORDER BY abs(octet_length(answer) - 7000), id LIMIT 1`;
