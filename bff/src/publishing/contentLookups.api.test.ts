import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { articles } = contract;

async function make(
  rest: Partial<ReturnType<typeof newArticle>> & { primaryLocationId?: string; locationIds?: string[]; summary?: string },
) {
  const { status, body } = await api.call(articles.create, { as: 'editor', body: newArticle(rest) });
  expect(status).toBe(201);
  return { id: body.id };
}
const publish = async (params: { id: string }) =>
  expect((await api.call(articles.publish, { as: 'publisher', params, body: {} })).status).toBe(200);
const titles = async (fragment: string, as?: Person) =>
  (await api.call(articles.titlesLike, { ...(as ? { as } : {}), params: { fragment } })).body.map(({ title }) => title);

test('titles with the prefix come first, then words with it, then any occurrence; each sorted by title', async () => {
  const inOrder = [
    'Zébulon at home',
    'Zebulon wakes',
    'A day of zebulon',
    'Two zebulon of zebulons',
    'Azebulon, at last',
    'The quazebulon (zebulon)',
  ];
  for (const title of inOrder.toReversed()) await publish(await make({ title }));
  expect(await titles('zebulon')).toEqual(['Zebulon wakes', 'Zébulon at home', ...inOrder.slice(2)]);
  expect(await titles('ZÉB')).toHaveLength(6);
  expect(await titles('ze')).toEqual(['Zebulon wakes', 'Zébulon at home', 'A day of zebulon', 'Two zebulon of zebulons']);
  expect(await titles('zebulon of')).toEqual(['Two zebulon of zebulons']);
  expect(await titles('uazebulon (ze')).toEqual(['The quazebulon (zebulon)']);
  expect(await titles('zebulan')).toHaveLength(5);
  expect(await titles('zeublon wakes')).toEqual(['Zebulon wakes']);
  expect(await titles('zebulonwak')).toEqual(['Zebulon wakes']);
  expect(await titles('azebulon at l')).toEqual(['Azebulon, at last']);
  expect(await titles('z%b')).toEqual([]);
});

test('titles, places and lists show drafts to staff and published versions to everyone else', async () => {
  const { body: places } = await api.call(contract.locations.list, { query: { limit: 2 } });
  const [here, there] = places.items.map(({ id }) => id);
  const countOf = async (place: string | undefined, as?: Person) =>
    (await api.call(articles.locations, as ? { as } : {})).body.find(({ locationId }) => locationId === place)?.count ?? 0;
  const listed = async () => (await api.call(articles.list, { query: { q: 'xylophone' } })).body.items.map(({ title }) => title);
  const seen = async () => ({
    team: await titles('xylo', 'team'),
    visitors: await titles('xylo'),
    list: await listed(),
    here: [await countOf(here, 'team'), await countOf(here)],
    there: [await countOf(there, 'team'), await countOf(there)],
  });
  const before = await seen();
  expect(before).toMatchObject({ team: [], visitors: [], list: [] });
  const plus = (counts: number[], team: number, visitors: number) => [Number(counts[0]) + team, Number(counts[1]) + visitors];

  const params = await make({ title: 'Xylophone of stone', primaryLocationId: here ?? '', locationIds: [here ?? '', there ?? ''] });
  expect(await seen()).toEqual({
    team: ['Xylophone of stone'],
    visitors: [],
    list: [],
    here: plus(before.here, 1, 0),
    there: plus(before.there, 1, 0),
  });
  await publish(params);
  await api.call(articles.update, { as: 'editor', params, body: { id: params.id, title: 'Xylophones of wood', locationIds: [] } });
  expect(await seen()).toEqual({
    team: ['Xylophones of wood'],
    visitors: ['Xylophone of stone'],
    list: ['Xylophone of stone'],
    here: plus(before.here, 1, 1),
    there: plus(before.there, 0, 1),
  });
  await publish(params);
  expect(await seen()).toMatchObject({
    visitors: ['Xylophones of wood'],
    list: ['Xylophones of wood'],
    there: before.there,
  });
  await api.call(articles.unpublish, { as: 'publisher', params, query: {} });
  expect(await seen()).toMatchObject({ team: ['Xylophones of wood'], visitors: [], list: [], here: plus(before.here, 1, 0) });
  await api.call(articles.remove, { as: 'publisher', params, query: {} });
  expect(await seen()).toEqual(before);
});

test('rebuilding the lookup tables gives the same words and counts', async () => {
  const state = async () => ({
    words: await query(server.databaseUrl, 'SELECT * FROM content_title_words ORDER BY 1, 2, 3, 4, 5, 6, 7'),
    places: await query(
      server.databaseUrl,
      `SELECT is_published, type, location_id, sum(count)::int FROM content_place_counts GROUP BY 1, 2, 3 HAVING sum(count) <> 0 ORDER BY 1, 2, 3`,
    ),
  });
  const before = await state();
  expect(before.words.length).toBeGreaterThan(500);
  expect(before.places.length).toBeGreaterThan(100);
  await query(server.databaseUrl, 'SELECT fill_content_lookups()');
  expect(await state()).toEqual(before);
});
