import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer({ env: { RATE_LIMITS: 'on' } });
afterAll(() => server.stop());
const api = createApi(server);
const caches = [
  'inlineHash',
  'listSize',
  'page',
  'pagingAnchor',
  'pictureAddress',
  'planName',
  'publishedItem',
  'publishedPage',
  'rateLimit',
  'template',
];

/** The figures of a metric by cache. */
async function readFigures(metric: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  const lines = text.matchAll(new RegExp(`^${metric}\\{cache="(\\w+)"\\} (\\d+)$`, 'gm'));
  return Object.fromEntries([...lines].map(([, cache, figure]) => [cache, Number(figure)]));
}

test('/metrics says what each cache takes, and it stays below its limit', async () => {
  const before = await readFigures('farwend_cache_bytes');
  expect(Object.keys(before).toSorted()).toEqual(caches);

  const html = await (await fetch(server.origin)).text();
  const { body: list } = await api.call(contract.articles.list, {});
  await api.send('GET', `/v2/articles/${list.items[0]?.id}`);
  await api.send('GET', '/v3/reviews?sort=-rating&offset=200&limit=20', { as: 'admin' });
  await api.send('GET', '/v3/partners?q=safari', { as: 'admin' });

  const [after, limits] = [await readFigures('farwend_cache_bytes'), await readFigures('farwend_cache_limit_bytes')];
  expect((after['page'] ?? 0) - (before['page'] ?? 0)).toBeGreaterThan(html.length);
  for (const cache of ['pictureAddress', 'pagingAnchor', 'listSize', 'publishedItem', 'rateLimit'])
    expect({ cache, bytes: after[cache] }).not.toEqual({ cache, bytes: before[cache] });
  for (const cache of ['inlineHash', 'planName']) expect(after[cache]).toBeGreaterThan(0); // of the process: an earlier server may have filled them
  for (const cache of caches) expect(after[cache]).toBeLessThanOrEqual(limits[cache] ?? 0);
});

test('cached pages are forgotten before they exceed the limit', async () => {
  const { page: limit = 0 } = await readFigures('farwend_cache_limit_bytes');
  const pageBytes = (await (await fetch(server.origin)).text()).length;
  const taken: number[] = [];
  for (let index = 0; index < Math.ceil((1.1 * limit) / pageBytes); index += 1) {
    await (await fetch(`${server.origin}/?campaign=${index}`)).text();
    if (index % 20 === 0) taken.push((await readFigures('farwend_cache_bytes'))['page'] ?? 0);
  }
  expect(Math.max(...taken)).toBeLessThanOrEqual(limit);
});
