import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { careers } = contract;
const input = (title: string) => ({
  title,
  department: 'CARE' as const,
  workplace: 'REMOTE' as const,
  locationText: 'At home',
  employmentType: 'FULL_TIME' as const,
  summary: 'A place for somebody careful.',
  description: { blocks: [{ type: 'paragraph' as const, content: [{ text: 'You answer letters.' }] }] },
});
const make = async (as: Person, title: string, more: Partial<Parameters<typeof api.call<typeof careers.create>>[1]['body']> = {}) => {
  const made = await api.call(careers.create, { as, body: { ...input(title), ...more } });
  expect(made.status).toBe(201);
  return made.body;
};
const days = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test('visitors get the seven open careers in their order, staff all nine', async () => {
  const open = await api.call(careers.list, { query: { limit: 100 } });
  expect(open.body).toMatchObject({ total: 7, limit: 100 });
  expect(open.body.items.map(({ sortOrder }) => sortOrder)).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(open.text).not.toContain('hiringManagerId');
  expect((await api.call(careers.list, { as: 'agent' })).body.total).toBe(7);
  const all = await api.call(careers.list, { as: 'team' });
  expect(all.body.total).toBe(9);
  expect(all.body.items.filter(({ isOpen }) => !isOpen)).toHaveLength(2);
  expect((await api.call(careers.list, { query: { displayed: 'false' } })).body.total).toBe(0);
  expect((await api.call(careers.list, { query: { department: 'EDITORIAL' } })).body.total).toBe(1);
});

test('only staff see a draft or a closed career, by any path', async () => {
  const hidden = await query<{ id: string; slug: string }>(
    server.databaseUrl,
    'SELECT id, slug FROM careers WHERE NOT displayed OR closes_at < current_date',
  );
  expect(hidden).toHaveLength(2);
  for (const { id, slug } of hidden) {
    for (const path of [`/v2/careers/${id}`, `/v2/careers/${slug}`, `/v2/careers/${id}/sync`]) {
      expect((await api.send('GET', path)).status).toBe(404);
      expect((await api.send('GET', path, { as: 'dana' })).status).toBe(404);
      expect((await api.send('GET', path, { as: 'team' })).status).toBe(200);
    }
    expect((await api.send('HEAD', `/v2/careers/${id}`)).status).toBe(404);
    expect((await api.send('GET', `/v2/careers/${id}/versions/1`)).status).toBe(401);
    expect((await api.send('GET', `/v2/careers/${id}/versions/1`, { as: 'dana' })).status).toBe(403);
  }
});

describe('displaying a career', () => {
  test('editors write drafts; only publishers display careers and change displayed ones', async () => {
    const draft = await make('editor', 'Keeper of the letters', { applyEmail: 'work@example.com' });
    expect(draft).toMatchObject({ displayed: false, slug: 'keeper-of-the-letters', version: 1 });
    const put = (as: Person, body: object) => api.send('PUT', `/v2/careers/${draft.id}`, { as, body: { id: draft.id, ...body } });
    expect((await put('editor', { summary: 'Another word' })).status).toBe(200);
    expect(await put('editor', { displayed: true })).toMatchObject({ status: 403, problem: { errorCode: 'auth.forbidden' } });
    expect((await api.send('GET', `/v2/careers/${draft.id}`)).status).toBe(404);
    expect(await put('publisher', { displayed: true })).toMatchObject({ status: 200, body: { isOpen: true } });
    expect((await api.send('GET', `/v2/careers/${draft.id}`)).status).toBe(200);
    expect((await put('editor', { summary: 'A third word' })).status).toBe(403);
    expect((await put('admin', { displayed: false })).status).toBe(200);
    const versions = await api.call(careers.versions, { as: 'team', params: { id: draft.id } });
    expect(versions.body.items.map(({ kind }) => kind)).toEqual(['UNPUBLISH', 'PUBLISH', 'UPDATE', 'CREATE']);
    const refused = await api.call(careers.create, {
      as: 'editor',
      body: { ...input('At once'), applyEmail: 'a@example.com', displayed: true },
    });
    expect(refused.status).toBe(403);
  });

  test('requires an application URL or email, and lasts only within its dates', async () => {
    const bare = await make('publisher', 'No way to apply');
    const params = { id: bare.id };
    const refused = await api.call(careers.update, { as: 'publisher', params, body: { id: bare.id, displayed: true } });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'applyUrl' }] } });
    const dates = { applyUrl: 'https://work.example/1', displayed: true, opensAt: days(2), closesAt: days(9) };
    const later = await api.call(careers.update, { as: 'publisher', params, body: { id: bare.id, ...dates } });
    expect(later.body).toMatchObject({ displayed: true, isOpen: false });
    expect((await api.call(careers.read, { params })).status).toBe(404);
    await api.call(careers.update, { as: 'publisher', params, body: { id: bare.id, opensAt: days(-1), closesAt: days(0) } });
    expect((await api.call(careers.read, { params })).status).toBe(200);
  });
});

describe('changes', () => {
  test('require the id in the body', async () => {
    const one = await make('editor', 'Needs an id');
    const params = { id: one.id };
    const without = await api.call(careers.update, { as: 'editor', params, body: { sortOrder: 5 } });
    expect(without).toMatchObject({
      status: 400,
      problem: { errorCode: 'id.required', message: 'Career must have a valid ID to update.' },
    });
    const other = await api.call(careers.update, { as: 'editor', params, body: { id: '018f0000-0000-7000-8000-000000000000' } });
    expect(other).toMatchObject({ status: 422, problem: { errors: [{ field: 'id' }] } });
  });

  test('sending the response back changes nothing; a stale version is rejected', async () => {
    const one = await make('editor', 'Back and forth', { hiringManagerId: null });
    const send = () => api.send('PUT', `/v2/careers/${one.id}`, { as: 'editor', body: one });
    expect(await send()).toMatchObject({ status: 200, body: { version: 1 } });
    await api.call(careers.update, { as: 'editor', params: { id: one.id }, body: { id: one.id, sortOrder: 3 } });
    expect((await send()).status).toBe(412);
  });

  test.each([
    ['salaries upside down', { salaryMinUSD: 20, salaryMaxUSD: 10, salaryPeriod: 'HOUR' }, '/salaryMaxUSD'],
    ['a salary of no period', { salaryMinUSD: 20 }, '/salaryPeriod'],
    ['an end before the start', { opensAt: '2027-02-02', closesAt: '2027-02-01' }, '/closesAt'],
    ['a script to apply by', { applyUrl: 'javascript:alert(1)' }, '/applyUrl'],
    ['a manager nobody knows', { hiringManagerId: '018f0000-0000-7000-8000-000000000000' }, '/hiringManagerId'],
    ['markup in the text', { description: { blocks: [{ type: 'html', html: '<script>' }] } }, '/description/blocks/0/type'],
  ])('%s are refused', async (_, more, pointer) => {
    const answer = await api.send('POST', '/v2/careers', { as: 'editor', body: { ...input('Refused'), ...more } });
    expect({ status: answer.status, pointer: answer.problem.errors?.[0]?.pointer }).toEqual({ status: 422, pointer });
  });

  test('a taken slug is rejected; publishers can delete, editors cannot', async () => {
    const one = await make('editor', 'Twice the same');
    const two = await make('editor', 'Twice the same');
    expect([one.slug, two.slug]).toEqual(['twice-the-same', 'twice-the-same-2']);
    expect((await api.call(careers.create, { as: 'editor', body: { ...input('Third'), slug: one.slug } })).status).toBe(409);
    expect((await api.call(careers.remove, { as: 'editor', params: { id: two.id } })).status).toBe(403);
    expect((await api.call(careers.remove, { as: 'publisher', params: { id: two.id } })).status).toBe(204);
    expect((await api.call(careers.read, { as: 'admin', params: { id: two.id } })).status).toBe(404);
  });
});
