import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const { imports, articles, locations } = contract;

type Options = Partial<Parameters<typeof post>[1]>;
const post = (
  as: Person,
  body: { entityType: 'location' | 'article' | 'partner' | 'traveler' | 'newsletterRequest'; csv: string } & Record<string, unknown>,
) => api.call(imports.create, { as, body });

/** Waits until an import is in a status, and returns it. */
const waitForStatus = (id: string, status: string) =>
  waitFor(`an import that is ${status}`, async () => {
    const { body } = await api.call(imports.read, { as: 'admin', params: { id } });
    return body.status === status ? body : undefined;
  });

/** Imports rows of CSV for real and waits for the end. */
async function importRows(
  entityType: 'location' | 'article' | 'partner' | 'traveler' | 'newsletterRequest',
  rows: string[],
  options: Options & { as?: Person } = {},
) {
  const { as = 'admin', ...more } = options;
  const answer = await post(as, { entityType, csv: rows.join('\n'), dryRun: false, ...more });
  expect(answer.status).toBe(202);
  return waitForStatus(answer.body.id, 'COMPLETED');
}
const errorsOf = async (id: string) => (await api.call(imports.errors, { as: 'admin', params: { id } })).body.items;
const undo = async (id: string) => {
  expect((await api.call(imports.undo, { as: 'admin', params: { id } })).status).toBe(202);
  return waitForStatus(id, 'UNDONE');
};
const readPlace = (slug: string) => api.call(locations.read, { as: 'admin', params: { id: slug } });

describe('an import', () => {
  test('only reports what it would do, unless it is told to write', async () => {
    const csv = 'externalId,name,type\nx1,Only reported,AREA\nx2,,AREA';
    const { body } = await post('admin', { entityType: 'location', csv });
    expect(body).toMatchObject({ status: 'RUNNING', dryRun: true, undoableUntil: null });
    expect(await waitForStatus(body.id, 'COMPLETED')).toMatchObject({ created: 1, refused: 1 });
    expect((await readPlace('only-reported')).status).toBe(404);
    expect(await errorsOf(body.id)).toEqual([
      {
        line: 3,
        entityType: 'location',
        externalId: 'x2',
        step: 'IMPORT',
        errors: [{ field: 'name', code: 'required', message: 'This field is missing', value: null }],
      },
    ]);
  });

  test('maps columns to fields and leaves others out', async () => {
    const mapping = { Key: 'externalId', Place: 'name', Remark: null };
    const done = await importRows('location', ['Key,Place,type,Remark', 'm1,Mapped by name,AREA,ours'], { mapping });
    expect(done).toMatchObject({ created: 1, refused: 0, mode: 'UPSERT', keyField: 'externalId' });
    expect((await readPlace('mapped-by-name')).body).toMatchObject({ name: 'Mapped by name', type: 'AREA' });
  });

  test('of what is not CSV fails, and says why', async () => {
    const { body } = await post('admin', { entityType: 'location', csv: 'externalId,name\n"x,1', dryRun: false });
    expect((await waitForStatus(body.id, 'FAILED')).problem).toMatch(/^This is not readable CSV: /);
  });

  test('writes nothing of an atomic import with a refused row', async () => {
    const csv = 'externalId,name,type\na1,Atomic place,AREA\na2,,AREA';
    const { body } = await post('admin', { entityType: 'location', csv, dryRun: false, atomic: true });
    expect(await waitForStatus(body.id, 'REJECTED')).toMatchObject({ created: 1, refused: 1, undoableUntil: null });
    expect((await readPlace('atomic-place')).status).toBe(404);
  });

  test('of more than 10 MB is refused, and one of nearly as much is accepted', async () => {
    const row = `x,${'y'.repeat(98)}\n`;
    const tooBig = await post('admin', { entityType: 'location', csv: `externalId,summary\n${row.repeat(104_900)}` });
    expect(tooBig).toMatchObject({ status: 422, problem: { errors: [{ field: 'csv' }] } });
    const large = await post('admin', { entityType: 'location', csv: `externalId,summary\n${'#'.repeat(9_000_000)}` });
    expect(large.status).toBe(202);
  });

  test('sends no mails', async () => {
    const done = await importRows('newsletterRequest', ['email,fullName', 'reader@example.org,A Reader'], { keyField: 'email' });
    expect(done).toMatchObject({ created: 1, refused: 0 });
    expect(await importRows('newsletterRequest', ['email,fullName', 'reader@example.org,A Reader'], { keyField: 'email' })).toMatchObject({
      unchanged: 1,
    });
    const mails = await query(server.databaseUrl, `SELECT template_key FROM templated_emails WHERE 'reader@example.org' = ANY ("to")`);
    expect(mails).toEqual([]); // those of other jobs may come at any time
  });
});

describe('who imports what', () => {
  const rows = {
    traveler: ['email,givenName,familyName,countryOfResidence', 'imported@example.org,Ida,Imported,NO'],
    partner: ['externalId,name', 'p1,x'],
    newsletterRequest: ['email', 'someone@example.org'],
    location: ['externalId,name,type', 'w1,Who,AREA'],
  };
  test.each<[Person, (keyof typeof rows)[]]>([
    ['admin', ['traveler', 'partner', 'newsletterRequest', 'location']],
    ['care', ['traveler', 'partner']],
    ['marageti', ['newsletterRequest']],
  ])('%s: %j', async (as, allowed) => {
    for (const type of ['traveler', 'partner', 'newsletterRequest', 'location'] as const) {
      const { status } = await post(as, { entityType: type, csv: rows[type].join('\n') });
      expect({ type, status }).toEqual({ type, status: allowed.includes(type) ? 202 : 403 });
    }
    const { body } = await api.call(imports.list, { as, query: { limit: 100 } });
    expect(body.items.filter(({ entityType }) => !allowed.some((type) => type === entityType) && as !== 'admin')).toEqual([]);
    expect(body.total).toBeGreaterThan(0);
  });

  test('an import of another type is not there', async () => {
    const { body } = await post('admin', { entityType: 'location', csv: rows.location.join('\n') });
    for (const as of ['care', 'marageti'] as const) {
      const params = { id: body.id };
      const answers = [
        api.call(imports.read, { as, params }),
        api.call(imports.errors, { as, params }),
        api.call(imports.undo, { as, params }),
      ];
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  test('travelers are created and found again by their address', async () => {
    expect(await importRows('traveler', rows.traveler, { as: 'care', keyField: 'email' })).toMatchObject({ created: 1, refused: 0 });
    const changed = rows.traveler.map((row) => row.replace('Ida', 'Ada'));
    expect(await importRows('traveler', changed, { as: 'care', keyField: 'email' })).toMatchObject({ updated: 1, refused: 0 });
  });
});

describe('undoing', () => {
  test('deletes what was created and brings back what was changed', async () => {
    await importRows('location', ['externalId,name,type,popularity', 'u1,Undone place,AREA,5']);
    const done = await importRows('location', ['externalId,name,type,popularity', 'u1,Undone place,AREA,6', 'u2,Created place,AREA,1']);
    expect(done).toMatchObject({ created: 1, updated: 1, undoableUntil: expect.any(String) });
    expect(await undo(done.id)).toMatchObject({ undoneAt: expect.any(String), undoableUntil: null });
    expect((await readPlace('undone-place')).body).toMatchObject({ popularity: 5, version: 3 });
    expect((await readPlace('created-place')).status).toBe(404);
    expect(await errorsOf(done.id)).toEqual([]);
    expect(await importRows('location', ['externalId,name,type', 'u2,Created place,AREA'])).toMatchObject({ created: 1 });
  });

  test('moves content to the trash', async () => {
    const done = await importRows('article', ['externalId,title,type', 'art,An imported article,TOPICAL']);
    await undo(done.id);
    const read = (more: object) => api.call(articles.read, { as: 'admin', params: { id: 'an-imported-article' }, ...more });
    expect((await read({})).status).toBe(404);
    expect((await read({ query: { trashed: 'true' } })).body).toMatchObject({ status: 'TRASHED' });
  });

  test('leaves a record that was changed since, and says so', async () => {
    const done = await importRows('location', ['externalId,name,type', 's1,Changed since,AREA', 's2,Not changed,AREA']);
    const { body } = await readPlace('changed-since');
    await api.call(locations.update, { as: 'editor', params: { id: body.id }, body: { popularity: 9 } });
    await undo(done.id);
    expect((await readPlace('changed-since')).body).toMatchObject({ popularity: 9 });
    expect((await readPlace('not-changed')).status).toBe(404);
    expect(await errorsOf(done.id)).toEqual([
      {
        line: 2,
        entityType: 'location',
        externalId: 's1',
        step: 'UNDO',
        errors: [{ field: null, code: 'notUndone', message: expect.stringContaining('out of date'), value: null }],
      },
    ]);
  });

  test('is refused of a dry run, twice, and after a day', async () => {
    const { body } = await post('admin', { entityType: 'location', csv: 'externalId,name,type\nd1,Dry,AREA' });
    await waitForStatus(body.id, 'COMPLETED');
    const done = await importRows('location', ['externalId,name,type', 'd2,A day old,AREA']);
    await query(server.databaseUrl, `UPDATE imports SET finished_at = now() - interval '25 hours' WHERE id = $1`, [done.id]);
    const other = await importRows('location', ['externalId,name,type', 'd3,Twice undone,AREA']);
    await undo(other.id);
    for (const id of [body.id, done.id, other.id]) expect((await api.call(imports.undo, { as: 'admin', params: { id } })).status).toBe(409);
  });
});
