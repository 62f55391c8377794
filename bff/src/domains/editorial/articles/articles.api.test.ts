import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { newArticle } from '@farwend/tests/builders/article.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { articles } = contract;
const missing = '01999999-9999-7999-8999-999999999999';

describe("an editor's day", () => {
  test('drafts, sends to review, publishes, renames, changes, compares, restores, unpublishes, trashes and recovers an article', async () => {
    const made = await api.call(articles.create, { as: 'editor', body: newArticle({ title: 'Ferries of the Kvarner' }) });
    expect(made).toMatchObject({ status: 201, body: { slug: 'ferries-of-the-kvarner', status: 'DRAFT', version: 1, reviewState: 'NONE' } });
    const { id } = made.body;
    const params = { id };
    expect(made.headers.get('Location')).toBe(`/v2/articles/${id}`);
    expect((await api.call(articles.read, { params })).status).toBe(404);
    expect((await api.call(articles.publication, { as: 'editor', params })).status).toBe(404);

    const submitted = await api.call(articles.update, { as: 'editor', params, body: { id, reviewState: 'SUBMITTED' } });
    expect(submitted.body).toMatchObject({ reviewState: 'SUBMITTED', version: 2 });
    const own = await api.call(articles.update, { as: 'editor', params, body: { id, reviewState: 'APPROVED' } });
    expect(own).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    expect((await api.call(articles.publish, { as: 'editor', params, body: {} })).status).toBe(403);
    await api.call(articles.update, { as: 'publisher', params, body: { id, reviewState: 'APPROVED' } });

    const published = await api.call(articles.publish, { as: 'publisher', params, body: {} });
    expect(published).toMatchObject({ status: 200, body: { publishedVersion: 3, pendingVersion: null } });
    const seen = await api.call(articles.read, { params: { id: 'ferries-of-the-kvarner' } });
    expect(seen).toMatchObject({ status: 200, body: { id, version: 3, status: 'PUBLISHED', published: true } });
    expect(seen.headers.get('ETag')).toBe('"v3"');
    expect(seen.body).not.toHaveProperty('reviewState');
    expect((await api.send('GET', `/v2/articles/${id}`, { headers: { 'If-None-Match': '"v3"' } })).status).toBe(304);

    const renamed = await api.call(articles.update, {
      as: 'editor',
      params,
      body: { id, slug: 'Slow Ferries', title: 'Slow ferries of the Kvarner' },
    });
    expect(renamed.body).toMatchObject({ slug: 'slow-ferries', status: 'CHANGED', version: 5, publishedVersion: 3 });
    expect((await api.call(articles.read, { params })).body.title).toBe('Ferries of the Kvarner');
    expect((await api.call(articles.read, { params: { id: 'slow-ferries' } })).status).toBe(404);
    await api.call(articles.publish, { as: 'publisher', params, body: {} });
    const byOldAddress = await api.call(articles.read, { params: { id: 'ferries-of-the-kvarner' } });
    expect(byOldAddress.body).toMatchObject({ canonicalSlug: 'slow-ferries', aliases: ['ferries-of-the-kvarner'] });
    const page = await api.call(articles.page, { params: { id: 'ferries-of-the-kvarner' } });
    expect(page.body.redirectTo).toBe('/articles/slow-ferries/');
    expect((await api.call(articles.aliasesOf, { params })).body).toMatchObject([
      { alias: 'ferries-of-the-kvarner', slug: 'slow-ferries' },
    ]);

    const compared = await api.call(articles.version, { as: 'editor', params: { id, version: '5' }, query: { compareTo: 3 } });
    expect(compared.body.diff?.map(({ path }) => path)).toEqual(expect.arrayContaining(['/title', '/slug']));
    const { body: old } = await api.call(articles.version, { as: 'editor', params: { id, version: '3' } });
    const restored = await api.send('PUT', `/v2/articles/${id}`, {
      as: 'editor',
      body: { ...old.snapshot, id, restoredFrom: 3 },
    });
    expect(restored).toMatchObject({ status: 200, body: { title: 'Ferries of the Kvarner', status: 'CHANGED' } });
    expect((await api.call(articles.read, { params })).body.title).toBe('Slow ferries of the Kvarner');
    const rolledBack = await api.call(articles.publishVersion, { as: 'publisher', params: { id, version: '3' }, body: {} });
    expect(rolledBack.body.publishedVersion).toBe(3);
    expect((await api.call(articles.read, { params })).body).toMatchObject({ title: 'Ferries of the Kvarner', version: 3 });

    const { body: versions } = await api.call(articles.versions, { as: 'editor', params });
    expect(versions.items.map(({ kind }) => kind)).toEqual([
      'PUBLISH',
      'RESTORE',
      'PUBLISH',
      'UPDATE',
      'PUBLISH',
      'STATUS',
      'STATUS',
      'CREATE',
    ]);
    expect(versions.items.filter(({ isPublished }) => isPublished).map(({ version }) => version)).toEqual([3]);
    expect((await api.call(articles.versions, { params })).body).toMatchObject({ total: 1, items: [{ version: 3, createdBy: null }] });
    expect((await api.call(articles.versionExists, { params: { id, version: '5' } })).status).toBe(404);

    expect((await api.call(articles.unpublish, { as: 'publisher', params })).status).toBe(204);
    expect((await api.call(articles.read, { params })).status).toBe(404);
    expect((await api.call(articles.read, { as: 'editor', params })).body.status).toBe('UNPUBLISHED');
    expect((await api.call(articles.remove, { as: 'editor', params })).status).toBe(403);
    expect((await api.call(articles.remove, { as: 'publisher', params })).status).toBe(204);
    expect((await api.call(articles.read, { as: 'publisher', params })).status).toBe(404);
    expect((await api.call(articles.read, { as: 'publisher', params, query: { trashed: 'true' } })).body.status).toBe('TRASHED');
    const locked = await api.call(articles.update, { as: 'publisher', params, body: { id, title: 'Not now' } });
    expect(locked).toMatchObject({ status: 423, problem: { errorCode: 'resource.locked' } });
    const back = await api.call(articles.update, { as: 'publisher', params, body: { id, status: 'DRAFT' } });
    expect(back).toMatchObject({ status: 200, body: { status: 'DRAFT', deletedAt: null } });
  });
});

describe('a change requires', () => {
  const made = api.call(articles.create, { as: 'editor', body: newArticle() });

  test('the id in the body, equal to the one in the path', async () => {
    const { id } = (await made).body;
    const without = await api.call(articles.update, { as: 'editor', params: { id }, body: { title: 'A new title' } });
    expect(without).toMatchObject({
      status: 400,
      problem: { errorCode: 'id.required', message: 'To update an Article, it must have a valid id.' },
    });
    const other = await api.call(articles.update, { as: 'editor', params: { id }, body: { id: missing } });
    expect(other).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/id' }] } });
    expect((await api.call(articles.update, { as: 'editor', params: { id: missing }, body: { id: missing } })).status).toBe(404);
  });

  test('the newest version: of two concurrent editors, the second is told who was first', async () => {
    const { id, version } = (await made).body;
    const saves = await Promise.all(
      (['editor', 'publisher'] as const).map((as) =>
        api.call(articles.update, { as, params: { id }, body: { id, version, title: `Saved by the ${as}` } }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const refused = saves.find(({ status }) => status === 412);
    expect(refused?.problem.message).toMatch(new RegExp(`version ${version}.*version ${version + 1}.*saved it meanwhile`));
    expect(refused?.headers.get('ETag')).toBe(`"v${version + 1}"`);
  });

  test('sending the response back unchanged changes nothing', async () => {
    const { id } = (await made).body;
    const { body } = await api.call(articles.read, { as: 'editor', params: { id } });
    const same = await api.send('PUT', `/v2/articles/${id}`, { as: 'editor', body });
    expect(same).toMatchObject({ status: 200, body: { version: body.version } });
  });

  test.each([
    ['an address of its own', { slug: 'Ünïque & Fine!!' }, { status: 200, body: { slug: 'unique-fine' } }],
    ['no address of the site', { slug: 'login' }, { status: 409, problem: { errorCode: 'slug.taken' } }],
    ['a known place', { primaryLocationId: missing }, { status: 422, problem: { errors: [{ pointer: '/primaryLocationId' }] } }],
    ['a known picture', { heroImage: { id: missing } }, { status: 422, problem: { errors: [{ pointer: '/heroImage/id' }] } }],
    ['a known upright picture', { uprightImage: { id: missing } }, { status: 422, problem: { errors: [{ pointer: '/uprightImage/id' }] } }],
    ['a known author', { authorId: missing }, { status: 422, problem: { errors: [{ pointer: '/authorId' }] } }],
  ])('%s', async (_, change, expected) => {
    const { id } = (await made).body;
    expect(await api.send('PUT', `/v2/articles/${id}`, { as: 'editor', body: { id, ...change } })).toMatchObject(expected);
  });

  test('two drafts with the same title get different slugs', async () => {
    const title = 'The same words twice';
    const first = await api.call(articles.create, { as: 'editor', body: newArticle({ title }) });
    const second = await api.call(articles.create, { as: 'editor', body: newArticle({ title }) });
    expect([first.body.slug, second.body.slug]).toEqual(['the-same-words-twice', 'the-same-words-twice-2']);
    const taken = await api.call(articles.update, {
      as: 'editor',
      params: { id: second.body.id },
      body: { id: second.body.id, slug: title },
    });
    expect(taken).toMatchObject({ status: 409, problem: { errorCode: 'slug.taken' } });
  });
});

describe('rich text', () => {
  const bodyOf = (...blocks: unknown[]) => ({ ...newArticle(), body: { blocks } });
  test.each([
    ['html', { type: 'html', html: '<script>alert(1)</script>' }],
    ['a script in a link', { type: 'paragraph', content: [{ text: 'x', link: { url: 'javascript:alert(1)' } }] }],
    ['a script in disguise', { type: 'paragraph', content: [{ text: 'x', link: { url: ' java\tscript:alert(1)' } }] }],
    ['another host in disguise', { type: 'cta', label: 'Go', href: { url: '//evil.example' } }],
    ['plain http', { type: 'cta', label: 'Go', href: { url: 'http://example.com' } }],
    ['a foreign video', { type: 'video', url: 'https://evil.example/v', title: 'x' }],
    ['a list of no entities', { type: 'entityList', items: [] }],
    ['a list of seven', { type: 'entityList', items: Array.from({ length: 7 }, () => ({ entityType: 'article', entityId: missing })) }],
    ['an entity without an id', { type: 'entityList', items: [{ entityType: 'article' }] }],
    ['a level nobody has', { type: 'heading', level: 1, text: 'x' }],
  ])('refuse %s', async (_, block) => {
    const { status, problem } = await api.send('POST', '/v2/articles', { as: 'editor', body: bodyOf(block) });
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.pointer).toMatch(/^\/body\/blocks\/0/);
  });

  test('keep their formatting, and their blocks get ids', async () => {
    const content = [{ text: 'a <b> & "c" ' }, { text: 'bold', bold: true }, { text: 'link', link: { url: 'https://example.com/a' } }];
    const made = await api.send('POST', '/v2/articles', { as: 'editor', body: bodyOf({ type: 'paragraph', content }) });
    expect(made).toMatchObject({ status: 201, body: { body: { blocks: [{ id: expect.any(String), content }] } } });
  });
});
