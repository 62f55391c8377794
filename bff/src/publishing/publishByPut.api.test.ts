import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { articles, contentPages } = contract;
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000 + days * 86_400) * 1000).toISOString();

test('content pages, which have no publish calls, are scheduled, published, unpublished and forced by PUT', async () => {
  const text = { summary: 'Slowly.', body: { blocks: [{ type: 'paragraph' as const, content: [{ text: 'At our own pace.' }] }] } };
  const body = { title: 'How we travel', path: '/how-we-travel', template: 'SIMPLE' as const, ...text };
  const made = await api.call(contentPages.create, { as: 'editor', body });
  const params = { id: made.body.id };
  const put = (as: 'editor' | 'publisher', change: object) => api.call(contentPages.update, { as, params, body: change });
  const [publishAt, unpublishAt] = [inDays(2), inDays(9)];

  expect(await put('editor', { publishAt })).toMatchObject({ status: 403, problem: { errorCode: 'auth.forbidden' } });
  expect((await put('publisher', { unpublishAt })).problem.errors).toMatchObject([{ pointer: '/unpublishAt' }]);
  expect((await put('publisher', { publishAt, unpublishAt: inDays(1) })).status).toBe(422);
  const planned = await put('publisher', { publishAt, unpublishAt });
  expect(planned.body).toMatchObject({ status: 'DRAFT', publishAt, unpublishAt });
  const { body: asRead } = await api.call(contentPages.read, { as: 'editor', params });
  expect(await put('editor', asRead)).toMatchObject({ status: 200, body: { version: planned.body.version } });
  expect((await put('publisher', { publishAt: null, unpublishAt: null })).body).toMatchObject({ publishAt: null, unpublishAt: null });

  expect((await put('publisher', { published: true })).body).toMatchObject({ status: 'PUBLISHED', published: true });
  expect((await put('publisher', { unpublishAt })).body).toMatchObject({ status: 'PUBLISHED', unpublishAt });
  expect((await put('publisher', { published: false })).body).toMatchObject({ status: 'UNPUBLISHED', unpublishAt: null });

  const draft = await api.call(articles.create, { as: 'editor', body: newArticle() });
  const link = { entityType: 'article' as const, entityId: draft.body.id };
  const broken = { body: { blocks: [{ type: 'paragraph' as const, content: [{ text: 'there', link }] }] }, published: true };
  expect((await put('publisher', broken)).problem.errorCode).toBe('reference.broken');
  expect((await put('publisher', { ...broken, force: true })).body.status).toBe('PUBLISHED');
});

test('a topical article is due for review after one year, any other after two', async () => {
  const months = (day: string | null | undefined) => Math.round((Date.parse(day ?? '') - Date.now()) / 86_400_000 / 30.44);
  const evergreen = await api.call(articles.create, { as: 'editor', body: newArticle() });
  expect(months(evergreen.body.reviewDueAt)).toBe(24);
  const { id } = evergreen.body;
  const change = (body: object) => api.call(articles.update, { as: 'editor', params: { id }, body: { id, ...body } });
  expect(months((await change({ type: 'TOPICAL' })).body.reviewDueAt)).toBe(12);
  expect((await change({ reviewDueAt: '2031-05-01' })).body.reviewDueAt).toBe('2031-05-01');
  expect((await change({ title: 'A quieter title' })).body.reviewDueAt).toBe('2031-05-01');
  const given = await api.call(articles.create, { as: 'editor', body: newArticle({ reviewDueAt: '2030-01-31' }) });
  expect(given.body.reviewDueAt).toBe('2030-01-31');
});
