import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { salesRecordings: sales, jobs, audit } = contract;
const { record } = createSalesApi(server, api);

/** Asks for an export and waits for its file. */
async function exported(as: Person, body: object) {
  const asked = await api.call(sales.export, { as, body });
  expect(asked).toMatchObject({ status: 202, body: { downloadUrl: null } });
  const { jobId } = asked.body;
  const download = await waitFor('the export', async () => {
    const { body: job } = await api.call(jobs.read, { as, params: { id: jobId } });
    return job.status === 'DONE' ? job.download : undefined;
  });
  if (!download) throw new Error('a finished export without a file');
  return { jobId, download, response: await fetch(download.url) };
}

beforeAll(async () => {
  const [own, other] = [await createIntroducedMatch(server, people.lead), await createIntroducedMatch(server, people.otherLead)];
  await record(own, { reference: '=HYPERLINK("x")', note: '+44 in the note', grossAmount: 1000.1 });
  await record(own, { reference: 'AQ-PLAIN', note: 'Über die Serengeti, "leise"', currencyCode: 'EUR' });
  await record(other, { reference: 'SC-FOREIGN' }, 'otherLead');
});

describe('an export', () => {
  test('is a file with the requested columns and neutralised formulas, announced by its job', async () => {
    const body = { filters: { bookedOn: { gte: '2020-01-01' } }, columns: ['reference', 'agent', 'grossUSD', 'note'] };
    const { download, response } = await exported('lead', body);
    expect(download.rowCount).toBeGreaterThanOrEqual(2);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="sales-recordings.csv"');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await response.text();
    const lines = text.split('\n');
    expect(lines[0]).toBe('\ufeffReference,Agent,Gross USD,Note'.replace('\ufeff', lines[0]?.startsWith('\ufeff') ? '\ufeff' : ''));
    expect(text).toContain(`"'=HYPERLINK(""x"")",Wanjiru Kamau,1000.1,'+44 in the note`);
    expect(text).toContain('"Über die Serengeti, ""leise"""');
    expect(text).not.toContain('SC-FOREIGN');
  });

  test('is available as a workbook too', async () => {
    const { response } = await exported('care', { filters: { reference: 'AQ-PLAIN' }, format: 'xlsx' });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Array.from(bytes.slice(0, 2))).toEqual([0x50, 0x4b]); // a zip, as every workbook
    expect(response.headers.get('Content-Type')).toContain('spreadsheetml');
  });

  test('holds what the filters select, and nothing of another company', async () => {
    const { response } = await exported('otherLead', { filters: { reference: 'AQ-PLAIN' }, columns: ['reference'] });
    expect((await response.text()).replace('\ufeff', '').trim()).toBe('Reference');
  });

  test('refuses unknown filters and columns', async () => {
    expect((await api.call(sales.export, { as: 'lead', body: { filters: { passwordHash: 'x' } } })).status).toBe(400);
    expect((await api.send('POST', '/v3/sales_recordings/export', { as: 'lead', body: { columns: ['id'] } })).status).toBe(422);
    for (const as of ['team', 'marageti', 'editor', 'dana'] as const)
      expect((await api.call(sales.export, { as, body: {} })).status).toBe(403);
  });

  test('is audited, and only its requester can download it', async () => {
    const { jobId, download } = await exported('agent', { columns: ['reference'] });
    const others = await Promise.all((['lead', 'otherLead'] as const).map((as) => api.call(jobs.read, { as, params: { id: jobId } })));
    expect(others.map(({ status }) => status)).toEqual([404, 404]);
    expect((await api.call(jobs.read, { as: 'care', params: { id: jobId } })).body).toMatchObject({ status: 'DONE', download: null });
    const lines = await api.call(audit.list, { as: 'admin', query: { action: 'EXPORT', entityType: 'salesRecording', limit: 1 } });
    expect(lines.body.items[0]).toMatchObject({ actorKind: 'agent', details: { columns: ['reference'], format: 'csv' } });
    for (const wrong of [
      download.url.replace(/signature=./, 'signature=!'),
      download.url.replace('.csv', '.xlsx'),
      download.url.split('?')[0] ?? '',
    ])
      expect((await fetch(wrong)).status).toBe(404);
    expect((await fetch(download.url.replace(/exports\/[^.]+/, `exports/${randomUUID()}`))).status).toBe(404);
  });

  test('of more than 1,000 rows needs an administrator', async () => {
    const [row] = await query<{ id: string }>(server.databaseUrl, `SELECT id FROM sales_recordings WHERE reference = 'AQ-PLAIN'`);
    const copy = `INSERT INTO sales_recordings SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'reference', 'MANY-' || n))).*
      FROM sales_recordings s, generate_series(1, 1200) n WHERE s.id = $1`;
    await query(server.databaseUrl, copy, [row?.id]);
    const body = { filters: { reference: { startsWith: 'MANY-' } }, columns: ['reference' as const] };
    expect(await api.call(sales.export, { as: 'care', body })).toMatchObject({ status: 403, problem: { errorCode: 'auth.forbidden' } });
    const { download, response } = await exported('admin', body);
    expect(download.rowCount).toBe(1200);
    expect(new Set((await response.text()).trim().split('\n')).size).toBe(1201);
  });
});

describe('jobs', () => {
  test.each<[Person, number]>([
    ['admin', 200],
    ['care', 200],
    ['publisher', 200],
    ['team', 403],
    ['editor', 403],
    ['lead', 403],
    ['dana', 403],
  ])('%s lists them: %d', async (as, status) => {
    const answer = await api.call(jobs.list, { as, query: { limit: 5 } });
    expect(answer.status).toBe(status);
    if (as === 'publisher') expect(answer.body.items.filter(({ name }) => name === 'exportSales')).toEqual([]);
    if (as === 'admin') expect(answer.body.total).toBeGreaterThan(0);
  });

  test('can be listed by kind and status, and never show their data', async () => {
    const done = await api.call(jobs.list, { as: 'admin', query: { name: 'exportSales', status: 'DONE' } });
    expect(done.body.items.length).toBeGreaterThan(0);
    expect(new Set(done.body.items.map(({ name, status }) => `${name} ${status}`))).toEqual(new Set(['exportSales DONE']));
    expect(done.text).not.toContain('exportId');
  });

  test('that gave up can be retried by administrators', async () => {
    const exportId = randomUUID();
    const put = `INSERT INTO pgboss.job (name, data, state, retry_limit, output) VALUES ('exportSales', $1, 'failed', 0, '{"message": "disk full"}') RETURNING id`;
    const [job] = await query<{ id: string }>(server.databaseUrl, put, [JSON.stringify({ exportId })]);
    const params = { id: job?.id ?? '' };
    expect((await api.call(jobs.read, { as: 'admin', params })).body).toMatchObject({ status: 'DEAD', error: 'disk full' });
    expect((await api.call(jobs.read, { as: 'care', params })).body).toMatchObject({ status: 'DEAD', error: null });
    expect((await api.call(jobs.retry, { as: 'care', params })).status).toBe(403);
    expect((await api.call(jobs.retry, { as: 'admin', params })).status).toBe(202);
    await waitFor('the second try', async () => {
      const { body } = await api.call(jobs.read, { as: 'admin', params });
      return body.status === 'DONE' ? true : undefined;
    });
    expect((await api.call(jobs.retry, { as: 'admin', params })).problem.errorCode).toBe('transition.notAllowed');
  });
});

describe('the audit', () => {
  test('is for administrators, newest first, paged by cursor', async () => {
    expect((await api.call(audit.list, { as: 'care' })).status).toBe(403);
    const first = await api.call(audit.list, { as: 'admin', query: { limit: 3 } });
    const last = first.body.items.at(-1);
    const next = await api.call(audit.list, { as: 'admin', query: { limit: 3, before: last?.id ?? '' } });
    const ids = [...first.body.items, ...next.body.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    const byOffset = await api.call(audit.list, { as: 'admin', query: { limit: 3, offset: 3 } });
    expect(byOffset.body.items.map(({ id }) => id)).toEqual(next.body.items.map(({ id }) => id));
    const times = first.body.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('is narrowed by all its filters together', async () => {
    const narrowed = { action: 'EXPORT', entityType: 'salesRecording', from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
    const { body } = await api.call(audit.list, { as: 'admin', query: narrowed });
    const [newest, ...older] = body.items;
    expect(body.total).toBe(body.items.length);
    expect(new Set(body.items.map(({ action, entityType }) => `${action} ${entityType}`))).toEqual(new Set(['EXPORT salesRecording']));
    const actorUserId = newest?.actor?.id ?? '';
    const ofActor = await api.call(audit.list, { as: 'admin', query: { ...narrowed, actorUserId, before: newest?.id ?? '' } });
    expect(ofActor.body.items).toEqual(older.filter(({ actor }) => actor?.id === actorUserId));
    expect((await api.call(audit.list, { as: 'admin', query: { ...narrowed, to: '2020-01-02T00:00:00Z' } })).body.total).toBe(0);
  });

  test.each([{ entityId: 'x' }, { from: 'yesterday' }, { before: '1' }, { nothing: '1' }])('refuses %j', async (wrong) => {
    expect((await api.send('GET', '/v3/audit', { as: 'admin', query: wrong as Record<string, string> })).status).toBe(400);
  });
});
