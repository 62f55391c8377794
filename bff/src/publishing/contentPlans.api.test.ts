import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { articles, previewLinks } = contract;

test('a preview link shows the draft without signing in, is not indexed, and stops working when revoked', async () => {
  const { body: made } = await api.call(articles.create, { as: 'editor', body: newArticle({ title: 'Only for the photographer' }) });
  const other = await api.call(articles.create, { as: 'editor', body: newArticle() });
  const params = { id: made.id };
  const link = await api.call(previewLinks.create, { as: 'editor', body: { entityType: 'article', entityId: made.id } });
  expect(link).toMatchObject({ status: 201, body: { token: expect.stringMatching(/^fpv_/), opens: 0, revokedAt: null } });
  const preview = link.body.token ?? '';
  const days = (Date.parse(link.body.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);

  const seen = await api.call(articles.read, { params, query: { preview } });
  expect(seen).toMatchObject({ status: 200, body: { title: 'Only for the photographer' } });
  expect(seen.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(seen.body).not.toHaveProperty('reviewState');
  const page = await api.call(articles.page, { params, query: { preview } });
  expect(page.body.seo.noIndex).toBe(true);
  expect((await api.call(articles.pageVersion, { params: { id: made.id, version: '1' }, query: { preview } })).status).toBe(200);
  expect((await api.call(articles.read, { params: { id: other.body.id }, query: { preview } })).status).toBe(404);
  expect((await api.call(articles.read, { params, query: { preview: 'fpv_wrong' } })).status).toBe(404);
  expect((await api.call(articles.read, { params })).status).toBe(404);

  const again = await api.call(previewLinks.read, { as: 'editor', params: { id: link.body.id } });
  expect(again.body.opens).toBeGreaterThan(2);
  expect(again.body).not.toHaveProperty('token');
  expect((await api.call(previewLinks.read, { as: 'marageti', params: { id: link.body.id } })).status).toBe(404);
  expect((await api.call(previewLinks.remove, { as: 'editor', params: { id: link.body.id } })).status).toBe(204);
  expect(await api.call(articles.read, { params, query: { preview } })).toMatchObject({
    status: 410,
    problem: { errorCode: 'link.expired' },
  });
});

test('due content is published as scheduled; administrators are notified if that fails', async () => {
  const [good, bad] = await Promise.all([1, 2].map(() => api.call(articles.create, { as: 'editor', body: newArticle() })));
  const target = await api.call(articles.create, { as: 'editor', body: newArticle({ title: 'Soon gone' }) });
  if (!good || !bad) throw new Error('Expected two articles');
  await api.call(articles.publish, { as: 'publisher', params: { id: target.body.id }, body: {} });
  const content = [{ text: 'there', link: { entityType: 'article' as const, entityId: target.body.id } }];
  await api.call(articles.update, {
    as: 'editor',
    params: { id: bad.body.id },
    body: { id: bad.body.id, body: { blocks: [{ type: 'paragraph', content }] } },
  });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  for (const { body } of [good, bad]) {
    expect((await api.call(articles.publish, { as: 'publisher', params: { id: body.id }, body: { publishAt } })).status).toBe(200);
  }
  await api.call(articles.update, {
    as: 'editor',
    params: { id: good.body.id },
    body: { id: good.body.id, title: 'Changed after scheduling' },
  });
  expect((await api.call(articles.unpublish, { as: 'publisher', params: { id: target.body.id } })).status).toBe(204);
  await query(server.databaseUrl, `UPDATE content SET publish_at = now() - interval '1 second' WHERE id = ANY ($1)`, [
    [good.body.id, bad.body.id],
  ]);

  await runJob(server, 'publishScheduled');
  const published = await api.call(articles.read, { params: { id: good.body.id } });
  expect(published.body).toMatchObject({ title: good.body.title, version: 1 });
  const alerts = `SELECT "to" FROM templated_emails WHERE template_key = 'ops-alert' AND related_id = $1`;
  expect((await query(server.databaseUrl, alerts, [bad.body.id])).length).toBeGreaterThan(0);
  const failed = await api.call(articles.read, { as: 'editor', params: { id: bad.body.id } });
  expect(failed.body).toMatchObject({ status: 'DRAFT', publishAt: null });
});
