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

const { articles } = contract;
const broken = async (q: object = {}) =>
  (await api.call(articles.list, { as: 'editor', query: { hasBrokenLinks: 'true', limit: 100, ...q } })).body.items.map(({ id }) => id);

test('editors can list published content with broken links, and are emailed about it once a week', async () => {
  const target = await api.call(articles.create, { as: 'publisher', body: newArticle({ published: true }) });
  const entity = { entityType: 'article' as const, entityId: target.body.id };
  const body = { blocks: [{ type: 'paragraph' as const, content: [{ text: 'there', link: entity }] }] };
  const made = await api.call(articles.create, {
    as: 'publisher',
    body: newArticle({ title: 'The ferry nobody takes', body, published: true }),
  });
  expect(await broken()).not.toContain(made.body.id);

  await api.call(articles.unpublish, { as: 'publisher', params: { id: target.body.id }, query: { force: 'true' } });
  expect(await broken()).toContain(made.body.id);
  expect(await broken({ published: 'true' })).toContain(made.body.id);
  expect(await broken({ q: 'ferry nobody' })).toEqual([made.body.id]);
  const { body: references } = await api.call(articles.references, { as: 'editor', params: { id: made.body.id } });
  expect(references.outbound).toMatchObject([{ id: target.body.id, state: 'UNPUBLISHED', field: '/body/blocks/0/content/0' }]);
  expect(await api.call(articles.list, { query: { hasBrokenLinks: 'true' } })).toMatchObject({ status: 400 });

  await runJob(server, 'linkCheck');
  const mails = await query<{ to: string[]; detail: string }>(
    server.databaseUrl,
    `SELECT "to", data ->> 'detail' AS detail FROM templated_emails WHERE template_key = 'broken-links'`,
  );
  const recipients = mails.filter(({ detail }) => detail.includes('“The ferry nobody takes” (1)')).flatMap(({ to }) => to);
  expect(recipients.filter((to) => to === 'editor@example.com')).toHaveLength(1);
  expect(recipients).toContain('publisher@example.com');

  await api.call(articles.publish, { as: 'publisher', params: { id: target.body.id }, body: {} });
  expect(await broken()).not.toContain(made.body.id);
});
