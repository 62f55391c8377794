import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const { articles, previewLinks } = contract;
const server = await startServer({ env: { RETAIN_VERSIONS_MONTHS: '12' } });
const api = createApi(server);
afterAll(() => server.stop());

/** An article with versions up to this one, and its id. */
async function createVersions(count: number): Promise<string> {
  const { body } = await api.call(articles.create, { as: 'publisher', body: newArticle() });
  for (let version = 2; version <= count; version += 1)
    await api.call(articles.update, {
      as: 'publisher',
      params: { id: body.id },
      body: { id: body.id, summary: `Summary of version ${version}` },
    });
  return body.id;
}

async function readVersions(id: string): Promise<{ versions: number[]; total: number }> {
  const { body } = await api.call(articles.versions, { as: 'publisher', params: { id } });
  return { versions: body.items.map(({ version }) => version), total: body.total };
}

/** Ages versions of a record by so many months. */
async function age(id: string, months: number, upTo = 1_000): Promise<void> {
  const text = 'UPDATE versions SET created_at = now() - make_interval(months => $2, days => 1) WHERE entity_id = $1 AND version <= $3';
  await query(server.databaseUrl, text, [id, months, upTo]);
}

test('versions past their retention are deleted, but not the newest, published, scheduled or linked one', async () => {
  const [plain, published, scheduled, linked] = await Promise.all([4, 4, 4, 4].map(createVersions));
  const version = { params: { id: published ?? '', version: '2' }, as: 'publisher' } as const;
  expect((await api.call(articles.publishVersion, { ...version, body: {} })).status).toBe(200); // writes version 5
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const planned = { params: { id: scheduled ?? '', version: '3' }, as: 'publisher', body: { publishAt } } as const;
  expect((await api.call(articles.publishVersion, planned)).status).toBe(200); // writes version 5
  const link = { entityType: 'article', entityId: linked ?? '', entityVersion: 1 } as const;
  expect((await api.call(previewLinks.create, { as: 'publisher', body: link })).status).toBe(201);
  const partly = await createVersions(4);
  for (const id of [plain, published, scheduled, linked]) await age(id ?? '', 12);
  await age(partly, 12, 2);
  const young = await createVersions(3);
  await age(young, 11);

  await runJob(server, 'pruneVersions');
  expect(await readVersions(plain ?? '')).toEqual({ versions: [4], total: 1 });
  expect(await readVersions(published ?? '')).toEqual({ versions: [5, 2], total: 2 });
  expect(await readVersions(scheduled ?? '')).toEqual({ versions: [5, 3], total: 2 });
  expect(await readVersions(linked ?? '')).toEqual({ versions: [4, 1], total: 2 });
  expect(await readVersions(partly)).toEqual({ versions: [4, 3], total: 2 });
  expect(await readVersions(young)).toEqual({ versions: [3, 2, 1], total: 3 });
  expect((await api.call(articles.read, { params: { id: published ?? '' } })).status).toBe(200);
});

test('every record keeps its newest version, over all batches', async () => {
  const newest = `SELECT count(*)::int AS count FROM (SELECT DISTINCT entity_type, entity_id FROM versions) records`;
  const before = await query<{ count: number }>(server.databaseUrl, newest);
  expect(before[0]?.count).toBeGreaterThan(2_000); // more than a batch
  await query(server.databaseUrl, "UPDATE versions SET created_at = now() - interval '5 years'");
  await runJob(server, 'pruneVersions');
  expect(await query<{ count: number }>(server.databaseUrl, newest)).toEqual(before);
  const superseded = await query(
    server.databaseUrl,
    `SELECT v.entity_type, v.version FROM versions v
     JOIN versions n ON n.entity_type = v.entity_type AND n.entity_id = v.entity_id AND n.version > v.version
     LEFT JOIN content c ON c.id = v.entity_id AND v.version IN (c.published_version, c.publish_version)
     LEFT JOIN preview_links l ON l.entity_id = v.entity_id AND l.entity_version = v.version
     WHERE c.id IS NULL AND l.id IS NULL`,
  );
  expect(superseded).toEqual([]);
});
