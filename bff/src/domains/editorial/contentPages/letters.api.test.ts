import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { listHrefs, visitPage } from '@farwend/tests/builders/siteLinks.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { contentPages } = contract;
const [author] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM team_members LIMIT 1');
const text = { blocks: [{ type: 'paragraph' as const, content: [{ text: 'There was ice on the buckets.' }] }] };
const letter = {
  title: 'Ice on the buckets',
  path: '/letters/ice-on-the-buckets',
  template: 'LETTER' as const,
  summary: 'A first frost.',
  body: text,
  authorId: author?.id ?? '',
};
const create = (fields: object) => api.call(contentPages.create, { as: 'publisher', body: { ...letter, ...fields, published: true } });

test('what an editor publishes as a letter is the newest one everywhere, and stays where it is when it is corrected', async () => {
  const made = await create({});
  expect(made.status).toBe(201);
  await eventually(async () => {
    const page = await visitPage(server.origin, '/letters/');
    expect(listHrefs(page).filter((href) => /^\/letters\/./.test(href))[0]).toBe(`${letter.path}/`);
  });
  const own = await visitPage(server.origin, `${letter.path}/`);
  expect(own.html).toContain('There was ice on the buckets.');
  expect(listHrefs(own)).toEqual(expect.arrayContaining(['/letters/', '/newsletter/', '/letters/the-hour-before-the-boats/']));
  await eventually(async () => expect(listHrefs(await visitPage(server.origin, '/newsletter/'))).toContain(`${letter.path}/`));
  expect(await (await fetch(`${server.origin}/sitemap.xml`)).text()).toContain(`${letter.path}/</loc>`);
  const { groups } = (await api.call(contract.search.find, { query: { q: 'ice on the buckets' } })).body;
  expect(groups.map(({ kind }) => kind)).toContain('contentPage');

  const older = (await api.call(contentPages.list, { query: { template: 'LETTER', sort: 'publishedAt', limit: 1 } })).body.items[0];
  const corrected = await api.call(contentPages.update, {
    as: 'publisher',
    params: { id: older?.id ?? '' },
    body: { id: older?.id ?? '', summary: 'A comma was missing.', published: true },
  });
  expect(corrected).toMatchObject({ status: 200, body: { firstPublishedAt: older?.firstPublishedAt } });
  await eventually(async () => {
    const page = await visitPage(server.origin, '/letters/');
    const sent = listHrefs(page).filter((href) => /^\/letters\/./.test(href));
    expect(page.html).toContain('A comma was missing.');
    expect([sent[0], sent.indexOf(`${older?.path}/`) > 1]).toEqual([`${letter.path}/`, true]);
  });
});

test.each([
  ['a letter elsewhere', { path: '/ice-on-the-buckets' }, '/path'],
  ['another page among the letters', { template: 'SIMPLE', path: '/letters/not-a-letter' }, '/path'],
  ['a letter that nobody signs', { path: '/letters/unsigned', authorId: null }, '/authorId'],
])('%s is refused with its field', async (_, fields, pointer) => {
  const { status, problem } = await create(fields);
  expect({ status, fields: problem.errors?.map((error) => error.pointer) }).toEqual({ status: 422, fields: [pointer] });
});
