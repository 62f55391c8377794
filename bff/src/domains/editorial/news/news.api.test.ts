import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { newsSnippets, newsSources } = contract;
const [ledger] = (await api.call(newsSources.list, { query: { q: 'harrow' } })).body.items;
const newsSourceId = ledger?.id ?? '';
const body = { newsSourceId, headline: 'Said of us', url: 'https://harrowledger.example/said', publishedOn: '2026-01-02' };

test('visitors get the twelve newest displayed items, and more by paging', async () => {
  const { body: page } = await api.call(newsSnippets.list, {});
  expect(page).toMatchObject({ total: 14, limit: 12 });
  const dates = page.items.map(({ publishedOn }) => publishedOn);
  expect(dates).toHaveLength(12);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(page.items.every(({ displayed, sourceName }) => displayed && sourceName !== '')).toBe(true);
  expect((await api.call(newsSnippets.list, { query: { offset: 12 } })).body.items).toHaveLength(2);
  expect((await api.call(newsSnippets.list, { as: 'team' })).body.total).toBe(16);
  const names = (await api.call(newsSources.names, {})).body.map(({ name }) => name);
  expect(names).toEqual(['Compass & Quill', 'Northlight Weekly', 'The Evening Cartographer', 'The Harrow Ledger']);
});

test('visitors get 404 for items that are not displayed', async () => {
  const hidden = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM news_snippets WHERE NOT displayed');
  expect(hidden).toHaveLength(2);
  for (const { id } of hidden) {
    for (const path of ['', '/sync']) {
      expect((await api.send('GET', `/v2/news_snippets/${id}${path}`)).status).toBe(404);
      expect((await api.send('GET', `/v2/news_snippets/${id}${path}`, { as: 'agent' })).status).toBe(404);
      expect((await api.send('GET', `/v2/news_snippets/${id}${path}`, { as: 'marageti' })).status).toBe(200);
    }
    expect((await api.send('HEAD', `/v2/news_snippets/${id}`)).status).toBe(404);
    expect((await api.send('GET', `/v2/news_snippets/${id}/versions`, { as: 'dana' })).status).toBe(403);
  }
});

describe('writing', () => {
  test.each<[Person, number, number, number]>([
    ['admin', 201, 201, 204],
    ['publisher', 201, 201, 204],
    ['editor', 201, 403, 403],
    ['marageti', 201, 403, 403],
    ['care', 403, 403, 403],
    ['team', 403, 403, 403],
    ['agent', 403, 403, 403],
    ['dana', 403, 403, 403],
  ])('%s', async (as, drafts, displays, removes) => {
    const draft = await api.call(newsSnippets.create, { as: 'admin', body });
    expect((await api.call(newsSnippets.create, { as, body })).status).toBe(drafts);
    expect((await api.call(newsSnippets.create, { as, body: { ...body, displayed: true } })).status).toBe(displays);
    expect((await api.call(newsSnippets.remove, { as, params: { id: draft.body.id } })).status).toBe(removes);
  });

  test('sending the response back changes nothing; displaying creates a version; a stale version is rejected', async () => {
    const made = await api.call(newsSnippets.create, { as: 'marageti', body });
    const path = `/v2/news_snippets/${made.body.id}`;
    expect(await api.send('PUT', path, { as: 'marageti', body: made.body })).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await api.send('PUT', path, { as: 'marageti', body: { displayed: true } })).status).toBe(403);
    const params = { id: made.body.id };
    expect((await api.call(newsSnippets.update, { as: 'publisher', params, body: { displayed: true } })).body.displayed).toBe(true);
    expect((await api.call(newsSnippets.read, { params })).status).toBe(200);
    expect((await api.send('PUT', path, { as: 'publisher', body: made.body })).status).toBe(412);
    const versions = await api.call(newsSnippets.versions, { as: 'team', params });
    expect(versions.body.items.map(({ kind }) => kind)).toEqual(['PUBLISH', 'CREATE']);
    const first = await api.call(newsSnippets.version, { as: 'team', params: { ...params, version: '1' } });
    expect(first.body.snapshot).toMatchObject({ displayed: false, sourceName: 'The Harrow Ledger' });
  });

  test.each([
    ['a source that is not there', { newsSourceId: '018f0000-0000-7000-8000-000000000000' }, '/newsSourceId'],
    ['a script', { url: 'javascript:alert(1)' }, '/url'],
    ['a path of ours', { url: '/news' }, '/url'],
    ['no day', { publishedOn: '2026-02-30' }, '/publishedOn'],
    ['a headline of two letters', { headline: 'Oh' }, '/headline'],
  ])('%s is refused', async (_, more, pointer) => {
    const answer = await api.send('POST', '/v2/news_snippets', { as: 'admin', body: { ...body, ...more } });
    expect({ status: answer.status, pointer: answer.problem.errors?.[0]?.pointer }).toEqual({ status: 422, pointer });
  });
});

test('a news source has a unique name, can be changed by editors, and deleted only without snippets', async () => {
  const source = { name: 'The Harbour Gazette', homepage: 'https://harbourgazette.example' };
  const made = await api.call(newsSources.create, { as: 'marageti', body: source });
  expect(made.status).toBe(201);
  expect((await api.call(newsSources.create, { as: 'editor', body: source })).status).toBe(409);
  const params = { id: made.body.id };
  expect((await api.call(newsSources.update, { as: 'care', params, body: { countryCode: 'GB' } })).status).toBe(403);
  expect((await api.call(newsSources.update, { as: 'editor', params, body: { countryCode: 'GB' } })).body.version).toBe(2);
  expect((await api.call(newsSources.update, { as: 'editor', params, body: { countryCode: 'ZZ' } })).status).toBe(422);
  expect((await api.send('HEAD', `/v2/news_sources/${made.body.id}`)).status).toBe(200);
  expect((await api.call(newsSources.remove, { as: 'publisher', params })).status).toBe(204);
  const used = await api.call(newsSources.remove, { as: 'publisher', params: { id: newsSourceId } });
  expect(used).toMatchObject({ status: 409, problem: { errorCode: 'reference.inUse' } });
  expect(used.problem.references?.every(({ type }) => type === 'newsSnippet')).toBe(true);
});
