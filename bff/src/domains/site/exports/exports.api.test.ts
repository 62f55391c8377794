import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi, PASSWORD, people, type Person } from '@farwend/tests/builders/api.ts';
import { totpCode } from '@farwend/tests/builders/authenticatorApp.ts';
import { exportCsv, exportList } from '@farwend/tests/builders/exportFile.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { exports, audit, jobs } = contract;
const ask = (as: Person, body: Record<string, unknown>) => api.send('POST', '/v3/exports', { as, body });
const read = (as: Person, id: string) => api.call(exports.read, { as, params: { id } });
const sql = (text: string, values: unknown[] = []) => query<{ id: string }>(server.databaseUrl, text, values);

describe('an export', () => {
  test('has the rows, the order and the columns that were asked for', async () => {
    const body = { filters: { status: 'BOOKED' }, sortOrders: [{ field: 'reference', order: 'desc' as const }], limit: 100 };
    const { body: page } = await api.call(contract.tripRequests.search, { as: 'care', body });
    expect(page.items.length).toBeGreaterThan(1);
    const { limit: _, ...selection } = body;
    const asked = { entityType: 'tripRequest', columns: ['reference', 'status'], ...selection };
    const { headings, rows, rowCount } = await exportCsv(api, { as: 'care' }, asked);
    expect(headings).toEqual(['reference', 'status']);
    expect(rows).toEqual(page.items.map(({ reference, status }) => [reference, status]));
    expect(rowCount).toBe(rows.length);
  });

  test('filters a list without a search by value, values and operators', async () => {
    const dates = async (filters: Record<string, unknown>) => {
      const { rows } = await exportCsv(api, { as: 'admin' }, { entityType: 'exchangeRate', filters, columns: ['currencyCode'] });
      return new Set(rows.map(([code]) => code));
    };
    expect(await dates({ currencyCode: 'EUR' })).toEqual(new Set(['EUR']));
    expect(await dates({ currencyCode: ['EUR', 'GBP'] })).toEqual(new Set(['EUR', 'GBP']));
    expect(await dates({ currencyCode: { gte: 'EUR', lt: 'EUS' } })).toEqual(new Set(['EUR']));
    expect(await dates({ date: { isNull: true } })).toEqual(new Set());
    expect((await ask('admin', { entityType: 'exchangeRate', filters: { or: [{ currencyCode: 'EUR' }] } })).status).toBe(400);
  });

  test('is announced, audited without values, and its file belongs to who asked for it', async () => {
    const done = await exportList(
      api,
      { as: 'care' },
      { entityType: 'partner', filters: { legalName: { contains: 'a' } }, format: 'xlsx' },
    );
    expect(done).toMatchObject({ entityType: 'partner', format: 'xlsx', status: 'DONE', problem: null });
    expect(Date.parse(done.expiresAt) - Date.parse(done.createdAt)).toBe(86_400_000);
    const file = await fetch(done.download?.url ?? '');
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="partners.xlsx"');
    for (const as of ['lead', 'dana', 'editor'] as const) expect((await read(as, done.id)).status).toBe(404);
    expect((await read('admin', done.id)).body).toMatchObject({ status: 'DONE', download: null });
    const listed = async (as: Person) => (await api.call(exports.list, { as, query: { limit: 100 } })).body.items.map(({ id }) => id);
    expect([await listed('care'), await listed('admin')].map((ids) => ids.includes(done.id))).toEqual([true, true]);
    expect(await listed('editor')).not.toContain(done.id);
    const { body } = await api.call(audit.list, { as: 'admin', query: { action: 'EXPORT', entityType: 'partner', limit: 1 } });
    const details = { exportId: done.id, filters: ['legalName'], columns: null, format: 'xlsx', total: done.rowCount };
    expect(body.items[0]?.details).toEqual(details);
    await runJob(server, 'notifyOfDueWork');
    const told = await api.call(contract.notifications.list, { as: 'care', query: { type: 'export.done' } });
    expect(told.body.items.map(({ subject }) => subject)).toContainEqual({ type: 'EXPORT', id: done.id });
  });

  test('of sales with names is among them', async () => {
    const { body } = await api.call(contract.salesRecordings.export, { as: 'care', body: { columns: ['reference'] } });
    await waitFor('the export of sales', async () => {
      const { body: job } = await api.call(jobs.read, { as: 'care', params: { id: body.jobId } });
      return job.status === 'DONE' ? job : undefined;
    });
    const { body: page } = await api.call(exports.list, { as: 'care', query: { limit: 1 } });
    expect(page.items[0]).toMatchObject({ entityType: 'salesRecording', status: 'DONE' });
    expect((await fetch(page.items[0]?.download?.url ?? '')).headers.get('Content-Disposition')).toContain('sales-recordings.csv');
  });

  test('and its file are gone after a day', async () => {
    const done = await exportList(api, { as: 'care' }, { entityType: 'country' });
    const url = done.download?.url ?? '';
    await sql(`UPDATE exports SET requested_at = now() - interval '25 hours' WHERE id = $1`, [done.id]);
    await runJob(server, 'purgeExports');
    expect([(await fetch(url)).status, (await read('care', done.id)).status]).toEqual([404, 404]);
  });

  test('is deleted even if the file of another cannot be', async () => {
    const [stuck, other] = [
      await exportList(api, { as: 'care' }, { entityType: 'country' }),
      await exportList(api, { as: 'care' }, { entityType: 'country' }),
    ];
    await sql(
      `UPDATE exports SET requested_at = CASE id WHEN $1 THEN now() - interval '26 hours' ELSE now() - interval '25 hours' END WHERE id IN ($1, $2)`,
      [stuck.id, other.id],
    );
    const file = join(server.dataDir, 'exports', `${stuck.id}.csv`);
    await rm(file);
    await mkdir(file); // what is not a file cannot be removed as one
    await expect(runJob(server, 'purgeExports')).rejects.toThrow('purgeExports failed');
    expect([(await read('care', stuck.id)).status, (await read('care', other.id)).status]).toEqual([200, 404]);
    await rmdir(file);
    await runJob(server, 'purgeExports');
    expect((await read('care', stuck.id)).status).toBe(404);
  });

  test('says why it failed when its person may no longer list the records', async () => {
    const [user] = await sql('SELECT id FROM users WHERE email = $1', [people.dana]);
    const [id, jobId] = [randomUUID(), randomUUID()];
    const parameters = JSON.stringify({ filters: {}, sortOrders: [], columns: null });
    const insert = `INSERT INTO exports (id, job_id, kind, format, parameters, requested_by_id) VALUES ($1, $2, 'partner', 'csv', $3, $4)`;
    await sql(insert, [id, jobId, parameters, user?.id]);
    expect((await read('dana', id)).body).toMatchObject({ status: 'RUNNING', download: null });
    await sql(`INSERT INTO pgboss.job (id, name, data) VALUES ($1, 'exportList', $2)`, [jobId, JSON.stringify({ exportId: id })]);
    server.fetchJobs?.('exportList');
    const failed = await waitFor('the failure', async () => {
      const { body } = await read('dana', id);
      return body.status === 'FAILED' ? body : undefined;
    });
    expect(failed).toMatchObject({ problem: 'You cannot list records of the type partner.', download: null, rowCount: null });
  });
});

describe('what is not shown', () => {
  test('is neither a column nor a filter', async () => {
    const { headings } = await exportCsv(api, { as: 'lead' }, { entityType: 'tripMatch' });
    expect(headings).toContain('status');
    expect(headings).not.toContain('score');
    expect((await exportCsv(api, { as: 'care' }, { entityType: 'tripMatch' })).headings).toContain('score');
    for (const body of [{ filters: { score: { gte: 1 } } }, { sortOrders: [{ field: 'score', order: 'asc' }] }])
      expect((await ask('lead', { entityType: 'tripMatch', ...body })).status).toBe(400);
  });

  test.each<[Record<string, unknown>, number, string]>([
    [{ entityType: 'password' }, 422, 'entityType'],
    [{ entityType: 'partner', columns: ['displayName', 'secretField'] }, 422, '1'],
    [{ entityType: 'partner', columns: ['displayName', 'displayName'] }, 422, '1'],
    [{ entityType: 'partner', filters: { secretField: 1 } }, 400, 'secretField'],
    [{ entityType: 'invoice', filters: { secretField: 1 } }, 400, 'secretField'],
    [{ entityType: 'exchangeRate', q: 'x' }, 400, 'q'],
    [{ entityType: 'partner', format: 'pdf' }, 422, 'format'],
  ])('%j is refused', async (body, status, field) => {
    expect(await ask('admin', body)).toMatchObject({ status, problem: { errors: [expect.objectContaining({ field })] } });
  });

  test('is refused as a whole list', async () => {
    expect((await ask('dana', { entityType: 'partner' })).status).toBe(403);
    expect((await api.send('POST', '/v3/exports', { body: { entityType: 'country' } })).status).toBe(401);
    const scopes = ['write:exports', 'read:exports', 'read:partners'];
    const token = await api.call(contract.tokens.create, { as: 'admin', body: { grantType: 'client_credentials', name: 'Lists', scopes } });
    const headers = { Authorization: `Bearer ${token.body.accessToken}` };
    const status = async (entityType: string) => (await api.send('POST', '/v3/exports', { headers, body: { entityType } })).status;
    expect([await status('partner'), await status('invoice')]).toEqual([202, 403]);
  });
});

describe('lists of people', () => {
  let as: { headers: { Authorization: string } };
  beforeAll(async () => {
    const { body: token } = await api.call(contract.tokens.create, { body: { username: people.care, password: PASSWORD } });
    as = { headers: { Authorization: `Bearer ${token.accessToken}` } };
    const { body: options } = await api.call(contract.factors.options, { ...as, body: { kind: 'TOTP' } });
    const body = { challengeId: options.challengeId, name: 'Phone', code: totpCode(options.secret ?? '') };
    expect((await api.call(contract.factors.create, { ...as, body })).status).toBe(201);
  });
  afterAll(() => sql('DELETE FROM user_factors'));

  test('need a recent proof, others do not', async () => {
    const status = async (entityType: string) => (await api.send('POST', '/v3/exports', { ...as, body: { entityType } })).status;
    expect(await status('traveler')).toBe(202);
    await sql(`UPDATE tokens SET proven_at = now() - interval '11 minutes'`);
    for (const type of ['traveler', 'tripRequest', 'travelerProfile', 'user'])
      expect({ type, status: await status(type) }).toEqual({ type, status: 403 });
    expect(await status('country')).toBe(202);
  });
});

describe('text that a spreadsheet would calculate', () => {
  const name = '=HYPERLINK("https://example.org";"Näheres <hier>")';
  beforeAll(() => sql(`UPDATE partners SET display_name = $1 WHERE display_name = 'Stellwyn Cape'`, [name]));

  test('has an apostrophe before it in CSV', async () => {
    const { rows } = await exportCsv(api, { as: 'admin' }, { entityType: 'partner', columns: ['displayName'] });
    expect(rows.flat()).toContain(`'${name}`);
    expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });

  test('is text in a workbook', async () => {
    const { download } = await exportList(api, { as: 'admin' }, { entityType: 'partner', columns: ['displayName'], format: 'xlsx' });
    const files = unzipSync(new Uint8Array(await (await fetch(download?.url ?? '')).arrayBuffer()));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain(`t="inlineStr"><is><t xml:space="preserve">'=HYPERLINK("https://example.org";"Näheres &lt;hier&gt;")</t>`);
    expect(sheet).not.toContain('<f>');
  });
});
