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

const { articles, contentPages, redirects } = contract;

async function published(rest: object = {}) {
  const { body } = await api.call(articles.create, { as: 'publisher', body: newArticle({ ...rest, published: true }) });
  return body;
}
const rename = (id: string, slug: string) =>
  api.call(articles.update, { as: 'publisher', params: { id }, body: { id, slug, published: true } });
const lookUp = async (fromPath: string) => (await api.call(redirects.list, { query: { fromPath } })).body.items[0];
const create = (body: Parameters<typeof api.call<typeof redirects.create>>[1]['body']) =>
  api.call(redirects.create, { as: 'publisher', body });

test('publishers write redirects, staff read them, visitors look one up', async () => {
  const made = await create({ fromPath: '/spring-offers-2019/', toPath: '/itineraries/', code: 302 });
  expect(made).toMatchObject({
    status: 201,
    body: { fromPath: '/spring-offers-2019', toPath: '/itineraries', location: '/itineraries/', code: 302, reason: 'MANUAL', hits: 0 },
  });
  const params = { id: made.body.id };
  expect((await api.call(redirects.read, { as: 'team', params })).body).toEqual(made.body);
  expect((await api.call(redirects.list, { as: 'care', query: { reason: 'MANUAL' } })).body.items).toContainEqual(made.body);

  expect(await lookUp('/spring-offers-2019/')).toEqual({
    id: made.body.id,
    fromPath: '/spring-offers-2019',
    location: '/itineraries/',
    code: 302,
  });
  expect((await api.call(redirects.read, { as: 'editor', params })).body).toMatchObject({ hits: 1, lastHitAt: expect.any(String) });
  expect(await api.call(redirects.list, {})).toMatchObject({ status: 400, problem: { errorCode: 'validation.failed' } });
  expect((await api.call(redirects.list, { as: 'agent', query: { fromPath: '/nothing' } })).body.items).toEqual([]);

  const moved = await api.call(redirects.update, { as: 'admin', params, body: { ...made.body, toPath: '/guides/', code: 301 } });
  expect(moved.body).toMatchObject({ location: '/guides/', code: 301, version: 2 });
  const stale = await api.call(redirects.update, { as: 'admin', params, body: { code: 302, version: 1 } });
  expect(stale).toMatchObject({ status: 412, problem: { errorCode: 'version.stale' } });
  const marked = await api.call(redirects.update, { as: 'admin', params, body: { code: 410 } });
  expect(marked.body).toMatchObject({ location: null, toPath: null, code: 410 });
  expect(await lookUp('/spring-offers-2019')).toMatchObject({ code: 410, location: null });
  expect((await api.call(redirects.remove, { as: 'publisher', params })).status).toBe(204);
  expect(await lookUp('/spring-offers-2019')).toBeUndefined();
});

test('only publishers and administrators write', async () => {
  for (const as of ['editor', 'care', 'marageti', 'team', 'agent', 'dana'] as const) {
    const { status } = await api.call(redirects.create, { as, body: { fromPath: '/not-mine', toPath: '/guides' } });
    expect({ as, status }).toEqual({ as, status: 403 });
  }
});

test('an alias redirects to the current path, however often it changes, until staff release it', async () => {
  const item = await published({ title: 'Lanterns over the river' });
  const first = item.slug;
  await rename(item.id, 'lanterns-second');
  await rename(item.id, 'lanterns-third');
  expect(await lookUp(`/articles/${first}`)).toMatchObject({ location: '/articles/lanterns-third/', code: 301 });
  expect(await lookUp('/articles/lanterns-second')).toMatchObject({ location: '/articles/lanterns-third/' });
  expect(await lookUp('/articles/lanterns-third')).toBeUndefined();

  const alias = await lookUp(`/articles/${first}`);
  const params = { id: alias?.id ?? '' };
  expect((await api.call(redirects.read, { as: 'publisher', params })).body).toMatchObject({
    reason: 'ALIAS',
    toEntity: { entityType: 'article', entityId: item.id },
  });
  expect((await create({ fromPath: `/articles/${first}`, toPath: '/guides' })).problem.errorCode).toBe('unique.conflict');
  expect((await api.call(redirects.update, { as: 'publisher', params, body: { code: 302 } })).problem.errorCode).toBe('reference.inUse');
  const other = newArticle({ slug: first });
  expect((await api.call(articles.create, { as: 'editor', body: other })).body.slug).toBe(`${first}-2`);
  expect((await api.call(redirects.remove, { as: 'publisher', params })).status).toBe(204);
  expect(await lookUp(`/articles/${first}`)).toBeUndefined();
  expect((await api.call(articles.create, { as: 'editor', body: newArticle({ slug: first }) })).body.slug).toBe(first);
});

test('chains are flattened, and loops rejected', async () => {
  const item = await published({ title: 'The salt road at dawn' });
  const b = await create({ fromPath: '/old-b', toPath: '/old-c' });
  const a = await create({ fromPath: '/old-a', toPath: '/old-b' });
  expect([a.body.location, b.body.location]).toEqual(['/old-c/', '/old-c/']);
  const c = await create({ fromPath: '/old-c', toPath: `/articles/${item.slug}/` });
  expect(c.body).toMatchObject({ toEntity: { entityType: 'article', entityId: item.id }, toPath: null });
  expect(await lookUp('/old-a')).toMatchObject({ location: `/articles/${item.slug}/` });

  await rename(item.id, 'the-salt-road-renamed');
  expect(await lookUp('/old-a')).toMatchObject({ location: '/articles/the-salt-road-renamed/' });

  await create({ fromPath: '/round-1', toPath: '/round-2' });
  for (const [fromPath, toPath] of [
    ['/round-2', '/round-1'],
    ['/round-3', '/round-3'],
  ] as const) {
    expect(await create({ fromPath, toPath })).toMatchObject({ status: 422, problem: { errorCode: 'validation.failed' } });
  }
});

test('reserved paths and paths of pages cannot be redirected', async () => {
  const item = await published();
  for (const fromPath of ['/', '/articles', '/login/', '/v3/users', '/docs', '/sitemap.xml']) {
    expect(await create({ fromPath, toPath: '/guides' })).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/fromPath' }] } });
  }
  for (const fromPath of ['no-slash', '//evil.example', '/a b', 'https://evil.example/', '/a?b=c']) {
    expect((await create({ fromPath, toPath: '/guides' })).status).toBe(422);
  }
  expect((await create({ fromPath: `/articles/${item.slug}`, toPath: '/guides' })).problem.errorCode).toBe('slug.taken');
  expect((await create({ fromPath: '/no-target' })).status).toBe(422);
  expect((await create({ fromPath: '/gone-with-target', toPath: '/guides', code: 410 })).status).toBe(422);
  const draft = await api.call(articles.create, { as: 'editor', body: newArticle() });
  const toDraft = await create({ fromPath: '/to-a-draft', toEntity: { entityType: 'article', entityId: draft.body.id } });
  expect(toDraft).toMatchObject({ status: 409, problem: { errorCode: 'reference.broken' } });
});

test('a page that moves leaves a redirect; a page published at a redirected path removes the redirect', async () => {
  const page = await api.call(contentPages.create, {
    as: 'publisher',
    body: {
      title: 'Where we print',
      path: '/where-we-print',
      template: 'SIMPLE',
      summary: 'On paper.',
      body: { blocks: [{ type: 'paragraph', content: [{ text: 'On paper.' }] }] },
      published: true,
    },
  });
  const params = { id: page.body.id };
  await api.call(contentPages.update, { as: 'publisher', params, body: { path: '/printing', published: true } });
  expect(await lookUp('/where-we-print')).toMatchObject({ location: '/printing/', code: 301 });
  await api.call(contentPages.update, { as: 'publisher', params, body: { path: '/where-we-print', published: true } });
  expect(await lookUp('/where-we-print')).toBeUndefined();
  expect(await lookUp('/printing')).toMatchObject({ location: '/where-we-print/' });
});

test('paths of purged content respond with 410 until a page uses them', async () => {
  const item = await published({ title: 'A harbor that closed' });
  await rename(item.id, 'a-harbor-renamed');
  await create({ fromPath: '/harbor', toEntity: { entityType: 'article', entityId: item.id } });
  await api.call(articles.remove, { as: 'publisher', params: { id: item.id } });
  expect(await lookUp('/articles/a-harbor-renamed')).toBeUndefined();
  expect(await lookUp('/harbor')).toBeUndefined();
  await query(server.databaseUrl, `UPDATE content SET deleted_at = now() - interval '31 days' WHERE id = $1`, [item.id]);
  await runJob(server, 'purgeTrash');
  for (const path of [`/articles/${item.slug}`, '/articles/a-harbor-renamed', '/harbor'])
    expect(await lookUp(path)).toMatchObject({ code: 410, location: null });

  await published({ slug: 'a-harbor-renamed' });
  expect(await lookUp('/articles/a-harbor-renamed')).toBeUndefined();
});
