import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { newArticle } from '../builders/article.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { createMatch, loadPartnerId, loadPersonId } from '../builders/tripMatch.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const mark = 'harvest-2031';
const firstId = async (table: string) => (await query<{ id: string }>(server.databaseUrl, `SELECT id FROM ${table} LIMIT 1`))[0]?.id ?? '';
const { tripRequestId } = await createMatch(server, api, 'PROPOSED');
const article = (await api.call(contract.articles.create, { as: 'publisher', body: newArticle({ published: true }) })).body;

/** Everything that is tagged: where, by whom, and the list that finds it. */
const tagged = [
  { name: 'a trip request', path: `/v3/trip_requests/${tripRequestId}`, list: '/v3/trip_requests', as: 'care' },
  { name: 'a partner', path: `/v3/partners/${await loadPartnerId(server, 'Acacia Quill')}`, list: '/v3/partners', as: 'care' },
  { name: 'a traveler', path: `/v3/travelers/${await loadPersonId(server, 'dana@example.com')}`, list: '/v3/travelers', as: 'care' },
  {
    name: 'a contact request',
    path: `/v3/contact_requests/${await firstId('contact_requests')}`,
    list: '/v3/contact_requests',
    as: 'care',
  },
  {
    name: 'a message to a company',
    path: `/v2/company_contact_requests/${await firstId('company_contact_requests')}`,
    list: '/v2/company_contact_requests',
    as: 'care',
  },
  { name: 'an article', path: `/v2/articles/${article.id}`, list: '/v2/articles', as: 'editor' },
] as const;

test.each(tagged)('$name is tagged, and found by its tags', async ({ path, list, as }) => {
  const before = await api.send('GET', path, { as });
  expect(before.body).toMatchObject({ tags: [] });
  const put = (tags: unknown) => api.send('PUT', path, { as, body: { id: Reflect.get(Object(before.body), 'id'), tags } });
  expect(await put([mark, 'vip'])).toMatchObject({ status: 200, body: { tags: [mark, 'vip'] } });
  const found = await api.send('GET', list, { as, query: { tags: mark } });
  expect(found.body).toMatchObject({ total: 1, items: [{ id: path.split('/').at(-1) }] });
  expect((await put(Array.from({ length: 31 }, (_, index) => `tag ${index}`))).problem).toMatchObject({ errors: [{ pointer: '/tags' }] });
  expect((await put([''])).status).toBe(list === '/v3/travelers' ? 200 : 422);
  await put([mark]);
});

test('nobody outside the team sees tags or searches by them', async () => {
  const outside = [
    ['/v3/trip_requests', 'agent'],
    ['/v3/trip_requests', 'dana'],
    ['/v3/partners', 'lead'],
    ['/v2/company_contact_requests', 'lead'],
    ['/v2/articles', 'agent'],
  ] as const;
  for (const [list, as] of outside)
    expect([list, as, (await api.send('GET', list, { as, query: { tags: mark } })).problem?.errorCode]).toEqual([
      list,
      as,
      'query.unknownField',
    ]);
  for (const { path } of tagged)
    for (const as of ['lead', 'dana'] as const) expect((await api.send('GET', path, { as })).text).not.toContain(mark);
  expect((await api.send('GET', `/v2/articles/${article.id}`)).text).not.toContain(mark);
});

test('tags of content leave what is published, and its review, as they are', async () => {
  const read = async () => (await api.call(contract.articles.read, { as: 'editor', params: { id: article.id }, query: {} })).body;
  const before = await read();
  expect(before).toMatchObject({ status: 'PUBLISHED', tags: [mark] });
  await api.send('PUT', `/v2/articles/${article.id}`, { as: 'editor', body: { id: article.id, tags: [] } });
  expect(await read()).toMatchObject({
    status: 'PUBLISHED',
    tags: [],
    publishedVersion: before.publishedVersion,
    version: before.version + 1,
  });
});
