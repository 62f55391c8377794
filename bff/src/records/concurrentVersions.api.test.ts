import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const { articles } = contract;
const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

test('writers of one record at once make every version once, each with its audit row', async () => {
  const { body: created } = await api.call(articles.create, { as: 'editor', body: newArticle() });
  const params = { id: created.id };
  const writers = Array.from({ length: 24 }, (_, index) =>
    api.call(articles.update, {
      as: index % 2 === 0 ? 'editor' : 'publisher',
      params,
      body: { ...params, summary: `Summary by writer ${index}` },
    }),
  );
  const replies = await Promise.all(writers);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const expected = Array.from({ length: 25 }, (_, index) => index + 1);
  const rows = await query<{ version: number }>(server.databaseUrl, 'SELECT version FROM versions WHERE entity_id = $1 ORDER BY version', [
    created.id,
  ]);
  expect(rows.map(({ version }) => version)).toEqual(expected);
  const audited = await query<{ version: number }>(
    server.databaseUrl,
    "SELECT (details ->> 'version')::int AS version FROM audit WHERE entity_id = $1 ORDER BY version",
    [created.id],
  );
  expect(audited.map(({ version }) => version)).toEqual(expected);
});

test('of writers that know the same version, one wins and the others are told', async () => {
  const { body: created } = await api.call(articles.create, { as: 'editor', body: newArticle() });
  const params = { id: created.id };
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      api.call(articles.update, { as: 'editor', params, ifMatch: 1, body: { ...params, summary: `Summary ${index}` } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(11).fill(412)]);
});

test('a second row of a version is refused by the database itself', async () => {
  const { body: created } = await api.call(articles.create, { as: 'editor', body: newArticle() });
  const again = 'INSERT INTO versions SELECT * FROM versions WHERE entity_id = $1';
  await expect(query(server.databaseUrl, again, [created.id])).rejects.toThrow('versions_pkey');
});
