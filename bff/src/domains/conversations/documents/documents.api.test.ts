import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { documentBody, buildPdf, uploadFile, uploadAndScan } from '@farwend/tests/builders/documents.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { documents } = contract;
const sql = <R extends Record<string, unknown>>(text: string, values: unknown[] = []) => query<R>(server.databaseUrl, text, values);
const personId = async (email: string) =>
  (await sql<{ id: string }>('SELECT person_id AS id FROM users WHERE email = $1', [email]))[0]?.id ?? '';
const dana = await personId(people.dana);
const jordan = await personId(people.jordan);
const partnerOf = async (email: string) =>
  (await sql<{ id: string }>('SELECT partner_id AS id FROM agents WHERE email = $1', [email]))[0]?.id ?? '';
const acacia = await partnerOf(people.lead);
const bytes = buildPdf();
const proposal = { totalUSD: 24_600, perPersonUSD: 12_300 };

/** Inserts a request of Dana's and its match with a company in the given status. */
async function match(lead: string, status: string, introduced = true): Promise<string> {
  const id = randomUUID();
  const request = randomUUID();
  await sql(
    `INSERT INTO trip_requests SELECT (jsonb_populate_record(r, jsonb_build_object('id', $1::text, 'reference', 'TR-' || left($1::text, 8), 'form_id', null,
       'traveler_ids', ARRAY[$2], 'status', 'PLANNING', 'closed_at', null, 'return_date', '2027-06-22', 'duplicate_of_id', null, 'confirmed', true))).* FROM trip_requests r LIMIT 1`,
    [request, dana],
  );
  await sql(
    `INSERT INTO trip_matches (id, trip_request_id, partner_id, status, rank, score, proposed_at, introduced_at, lead_agent_id)
     SELECT $1, $2, a.partner_id, $3, 1, 80, now(), CASE WHEN $4 THEN now() END, a.id FROM agents a WHERE a.email = $5`,
    [id, request, status, introduced, lead],
  );
  return id;
}
const ours = await match(people.lead, 'INTRODUCED');
const theirs = await match(people.otherLead, 'INTRODUCED');

const create = (as: Person, matchId: string, more: Record<string, unknown> = {}) =>
  api.call(documents.createOfTripMatch, { as, params: { id: matchId }, body: documentBody(bytes, more) });
const read = (as: Person, id: string) => api.call(documents.read, { as, params: { id } });

describe('from upload to download', () => {
  test('a proposal is declared, uploaded, scanned, and downloaded as an attachment by those it is for', async () => {
    const created = await create('agent', ours, {
      category: 'PROPOSAL',
      proposal,
      name: 'Kenya, first draft',
      fileName: 'Kenya “draft”; 1.pdf'.replace('“draft”;', 'é'),
    });
    expect(created).toMatchObject({
      status: 201,
      body: { status: 'PENDING_UPLOAD', visibility: 'MATCH', fileVersion: 1, sha256: null, version: 1 },
    });
    expect(created.headers.get('Location')).toBe(`/v3/documents/${created.body.id}`);
    expect(created.body.links).toEqual([{ type: 'TRIP_MATCH', id: ours }]);
    const { id } = created.body;
    expect((await read('dana', id)).status).toBe(404); // not there for others before its file is

    expect(await uploadAndScan(api, 'agent', id, bytes)).toMatchObject({
      status: 'AVAILABLE',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const as of ['dana', 'agent', 'lead', 'care', 'admin'] as const) {
      const { body } = await api.call(documents.downloadUrl, { as, params: { id } });
      const answer = await fetch(body.url);
      expect(answer.status).toBe(200);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Kenya _ 1.pdf"; filename*=UTF-8''Kenya%20%C3%A9%201.pdf`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
    for (const as of ['jordan', 'otherLead'] as const) {
      expect((await read(as, id)).status).toBe(404);
      expect((await api.call(documents.downloadUrl, { as, params: { id } })).status).toBe(404);
    }
    const downloads = await sql("SELECT action FROM audit WHERE entity_id = $1 AND action = 'DOWNLOAD'", [id]);
    expect(downloads).toHaveLength(5);
  });

  test('an upload address works once, for one file of the declared size and type', async () => {
    const { body } = await create('agent', ours);
    const { id } = body;
    const address = (await api.call(documents.uploadUrl, { as: 'agent', params: { id } })).body;
    const put = (url: string, content: Uint8Array<ArrayBuffer>, type = 'application/pdf') =>
      fetch(url, { method: 'PUT', headers: { 'Content-Type': type }, body: content });
    expect(Date.parse(address.expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    expect((await put(address.url, buildPdf('longer than it was announced'))).status).toBe(413);
    expect((await put(address.url, bytes.slice(0, 20))).status).toBe(400);
    expect((await put(address.url, bytes, 'text/html')).status).toBe(415);
    expect((await fetch(address.url)).status).toBe(404); // signed for PUT
    expect((await put(address.url.replace(`size=${bytes.length}`, 'size=99999'), bytes)).status).toBe(404);
    expect((await put(address.url.replace('expires=', 'expires=9'), bytes)).status).toBe(404);
    expect((await put(address.url.replace(id, randomUUID()), bytes)).status).toBe(404);
    const statuses = await Promise.all([put(address.url, bytes), put(address.url, bytes)]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
    expect((await put(address.url, bytes)).status).toBe(410);
    expect((await api.call(documents.uploadUrl, { as: 'agent', params: { id } })).status).toBe(409);
    expect(readdirSync(join(server.dataDir, 'documents')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('an address stops working once the rights are gone', async () => {
    const { body } = await create('agent', ours);
    await uploadAndScan(api, 'agent', body.id, bytes);
    const { body: address } = await api.call(documents.downloadUrl, { as: 'dana', params: { id: body.id } });
    expect((await fetch(address.url)).status).toBe(200);
    await api.call(documents.update, { as: 'agent', params: { id: body.id }, body: { visibility: 'PARTNER_AND_STAFF' } });
    expect((await fetch(address.url)).status).toBe(404);
  });

  test('the content decides the type, not the name; another file may be uploaded then', async () => {
    const fake = new Uint8Array(Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(bytes.length)));
    const { body } = await create('agent', ours);
    await uploadFile(api, 'agent', body.id, fake.slice(0, bytes.length));
    const refused = await api.call(documents.update, { as: 'agent', params: { id: body.id }, body: {} });
    expect(refused).toMatchObject({ status: 415, problem: { errorCode: 'upload.typeNotAllowed' } });
    expect(await uploadAndScan(api, 'agent', body.id, bytes)).toMatchObject({ status: 'AVAILABLE' });
  });

  test.each<[string, string, string, Buffer, number]>([
    ['a JPEG', 'a.jpg', 'image/jpeg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'), 200],
    ['a text', 'a.txt', 'text/plain', Buffer.from('Kenya, in June\r\n\tand “July”'), 200],
    ['a calendar', 'a.ics', 'text/calendar', Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'), 200],
    ['a program as a text', 'a.txt', 'text/plain', Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex'), 415],
    ['broken UTF-8 as a text', 'a.txt', 'text/plain', Buffer.from([0x41, 0xc3]), 415],
    ['a text with a NUL', 'a.txt', 'text/plain', Buffer.from('a\0b'), 415],
    ['a text as a PDF', 'a.pdf', 'application/pdf', Buffer.from('not a PDF'), 415],
  ])('the type of %s is detected from its bytes', async (_, fileName, contentType, content, status) => {
    const file = new Uint8Array(content);
    const { body } = await create('agent', ours, { fileName, contentType, sizeBytes: file.length });
    await uploadFile(api, 'agent', body.id, file);
    expect((await api.call(documents.update, { as: 'agent', params: { id: body.id }, body: {} })).status).toBe(status);
  });

  test('finishing before the file was uploaded is refused', async () => {
    const { body } = await create('agent', ours);
    const answer = await api.call(documents.update, { as: 'agent', params: { id: body.id }, body: {} });
    expect(answer).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    expect(await api.call(documents.downloadUrl, { as: 'agent', params: { id: body.id } })).toMatchObject({ status: 409 });
  });

  test('an infected file is quarantined: nobody can download it, it can be deleted', async () => {
    const virus = new Uint8Array(Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')));
    const { body } = await api.call(documents.createOfTripMatch, {
      as: 'agent',
      params: { id: ours },
      body: { ...documentBody(virus), fileName: 'note.txt', contentType: 'text/plain' },
    });
    expect(await uploadAndScan(api, 'agent', body.id, virus)).toMatchObject({ status: 'QUARANTINED' });
    const mails = await query(
      server.databaseUrl,
      'SELECT template_key AS key, "to"[1] AS email FROM templated_emails WHERE related_id = $1',
      [body.id],
    );
    expect(mails).toEqual([{ key: 'document-rejected', email: people.agent }]);
    for (const as of ['agent', 'admin'] as const) {
      expect(await api.call(documents.downloadUrl, { as, params: { id: body.id } })).toMatchObject({
        status: 423,
        problem: { errorCode: 'resource.locked' },
      });
      expect(await api.call(documents.update, { as, params: { id: body.id }, body: { name: 'x' } })).toMatchObject({ status: 423 });
    }
    expect((await read('dana', body.id)).status).toBe(404);
    expect((await api.call(documents.remove, { as: 'agent', params: { id: body.id } })).status).toBe(204);
  });
});

describe('which files may be declared', () => {
  test.each<[string, Person, Record<string, unknown>, number, string]>([
    ['a program', 'agent', { fileName: 'x.exe', contentType: 'application/x-msdownload' }, 415, 'upload.typeNotAllowed'],
    ['a name of another type', 'agent', { fileName: 'x.exe' }, 422, 'fileName'],
    ['a path', 'agent', { fileName: '../x.pdf' }, 422, 'fileName'],
    ['too much', 'agent', { sizeBytes: 26_214_401 }, 413, 'upload.tooLarge'],
    ['nothing', 'agent', { sizeBytes: 0 }, 422, 'sizeBytes'],
    ['a proposal without a price', 'agent', { category: 'PROPOSAL' }, 422, 'proposal'],
    ['a price on a voucher', 'agent', { category: 'VOUCHER', proposal }, 422, 'proposal'],
    ['a proposal of a traveler', 'dana', { category: 'PROPOSAL', proposal }, 422, 'category'],
    ['a traveler for staff only', 'dana', { visibility: 'STAFF' }, 422, 'visibility'],
    ['a passport for the match', 'agent', { category: 'PASSPORT', visibility: 'MATCH' }, 422, 'visibility'],
    ['an unknown field', 'agent', { status: 'AVAILABLE' }, 422, 'status'],
    ['a foreign match', 'agent', { links: [{ type: 'TRIP_MATCH', id: theirs }] }, 422, 'id'],
    ['a foreign traveler', 'dana', { links: [{ type: 'TRAVELER', id: jordan }] }, 422, 'id'],
    ['a company, by a traveler', 'dana', { links: [{ type: 'PARTNER', id: acacia }] }, 422, 'id'],
    ['a version of what is not there', 'agent', { replacesId: randomUUID() }, 422, 'replacesId'],
  ])('not %s', async (_, as, more, status, code) => {
    const { status: answered, problem } = await create(as, ours, more);
    expect(answered).toBe(status);
    expect([problem.errorCode, ...(problem.errors ?? []).map(({ field }) => field)]).toContain(code);
  });

  test('another company’s match and traveler get 404', async () => {
    expect((await create('agent', theirs)).status).toBe(404);
    expect((await create('jordan', ours)).status).toBe(404);
    expect((await api.call(documents.listOfTripMatch, { as: 'agent', params: { id: theirs } })).status).toBe(404);
    const ofJordan = await api.call(documents.createOfTraveler, { as: 'dana', params: { id: jordan }, body: documentBody(bytes) });
    expect(ofJordan.status).toBe(404);
    expect((await create('agent', await match(people.lead, 'DECLINED', false))).status).toBe(409);
  });
});

describe('who sees what', () => {
  test.each<[string, Person, string, Person[], Person[]]>([
    ['STAFF', 'care', 'STAFF', ['care', 'admin'], ['lead', 'agent', 'dana', 'jordan', 'otherLead']],
    ['PARTNER_AND_STAFF', 'agent', 'PARTNER_AND_STAFF', ['care', 'lead', 'agent'], ['dana', 'jordan', 'otherLead']],
    ['MATCH', 'agent', 'MATCH', ['care', 'lead', 'agent', 'dana'], ['jordan', 'otherLead']],
    ['OWNER_AND_STAFF', 'dana', 'OWNER_AND_STAFF', ['dana', 'care'], ['lead', 'agent', 'jordan', 'otherLead']],
  ])('%s', async (_, by, visibility, seeing, blind) => {
    const { body } = await create(by, ours, { visibility });
    await uploadAndScan(api, by, body.id, bytes);
    for (const as of seeing) {
      expect({ as, status: (await read(as, body.id)).status }).toEqual({ as, status: 200 });
      const list = await api.call(documents.listOfTripMatch, { as, params: { id: ours }, query: { limit: 100 } });
      expect(list.body.items.map(({ id }) => id)).toContain(body.id);
    }
    for (const as of blind) {
      expect({ as, status: (await read(as, body.id)).status }).toEqual({ as, status: 404 });
      expect((await api.call(documents.versions, { as, params: { id: body.id } })).status).toBe(404);
      expect((await api.call(documents.remove, { as, params: { id: body.id } })).status).toBe(404);
      const list = await api.call(documents.list, { as, query: { limit: 100 } });
      expect(list.body.items.map(({ id }) => id)).not.toContain(body.id);
    }
  });

  test('only its owner and care see a passport; the lead agent does once the trip is booked', async () => {
    const booked = await match(people.lead, 'BOOKED');
    const { body, status } = await api.call(documents.createOfTraveler, {
      as: 'dana',
      params: { id: dana },
      body: documentBody(bytes, { category: 'PASSPORT' }),
    });
    expect({ status, visibility: body.visibility, ownerPersonId: body.ownerPersonId }).toEqual({
      status: 201,
      visibility: 'OWNER_AND_STAFF',
      ownerPersonId: dana,
    });
    expect(body.purgeAfter).toMatch(/^\d{4}-\d\d-\d\d$/);
    await uploadAndScan(api, 'dana', body.id, bytes);
    const seen = async (as: Person) => (await read(as, body.id)).status;
    expect([await seen('care'), await seen('lead'), await seen('agent'), await seen('otherLead'), await seen('jordan')]).toEqual([
      200, 200, 404, 404, 404,
    ]);
    await sql("UPDATE trip_matches SET status = 'INTRODUCED' WHERE id = $1", [booked]);
    expect(await seen('lead')).toBe(404);
  });

  test('links reveal nothing of another company’s match', async () => {
    const { body } = await create('care', ours, { visibility: 'MATCH', links: [{ type: 'TRIP_MATCH', id: theirs }] });
    expect(body.links).toHaveLength(2);
    expect((await read('lead', body.id)).text).not.toContain(theirs);
    const versions = await api.call(documents.version, { as: 'lead', params: { id: body.id, v: '1' } });
    expect(versions.status).toBe(200);
    expect(versions.text).not.toContain(theirs);
  });
});

describe('versions, changes and the trash', () => {
  test('a new version supersedes the old one once it is available', async () => {
    const first = (await create('agent', ours, { category: 'PROPOSAL', proposal })).body;
    const early = await create('agent', ours, { category: 'PROPOSAL', proposal, replacesId: first.id });
    expect(early.status).toBe(422);
    await uploadAndScan(api, 'agent', first.id, bytes);
    const second = (await create('lead', ours, { category: 'PROPOSAL', proposal, replacesId: first.id })).body;
    expect(second).toMatchObject({ fileVersion: 2, replacesId: first.id });
    expect((await read('dana', first.id)).body.status).toBe('AVAILABLE');
    await uploadAndScan(api, 'lead', second.id, bytes);
    expect((await read('dana', first.id)).body).toMatchObject({ status: 'SUPERSEDED', allowedTransitions: [] });
    expect((await api.call(documents.downloadUrl, { as: 'dana', params: { id: first.id } })).status).toBe(200);
    const history = await api.call(documents.versions, { as: 'agent', params: { id: first.id } });
    expect(history.body.items.map(({ kind }) => kind)).toEqual(['STATUS', 'STATUS', 'STATUS', 'CREATE']);
  });

  test('a change makes a version; a stale version is refused; sending the response back changes nothing', async () => {
    const { body } = await create('agent', ours);
    const ready = await uploadAndScan(api, 'agent', body.id, bytes);
    const same = await api.send('PUT', `/v3/documents/${body.id}`, { as: 'agent', body: ready });
    expect(same).toMatchObject({ status: 200, body: { version: ready.version } });
    const changed = await api.call(documents.update, { as: 'lead', params: { id: body.id }, body: { name: 'Terms', category: 'TERMS' } });
    expect(changed.body).toMatchObject({ name: 'Terms', category: 'TERMS', version: ready.version + 1 });
    expect((await api.send('PUT', `/v3/documents/${body.id}`, { as: 'agent', body: ready })).status).toBe(412);
    expect((await api.call(documents.update, { as: 'agent', params: { id: body.id }, body: { name: 'x' }, ifMatch: 1 })).status).toBe(412);
    expect((await api.call(documents.update, { as: 'dana', params: { id: body.id }, body: { name: 'x' } })).status).toBe(403);
    const foreign = { links: [{ type: 'TRIP_MATCH' as const, id: theirs }] };
    expect((await api.call(documents.update, { as: 'agent', params: { id: body.id }, body: foreign })).status).toBe(422);
    const jump = await api.call(documents.update, { as: 'agent', params: { id: body.id }, body: { status: 'SUPERSEDED' } });
    expect(jump).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
  });

  test('deleted documents are gone for their owners, stay 30 days in the trash, and care can recover them', async () => {
    const { body } = await create('dana', ours, { visibility: 'OWNER_AND_STAFF' });
    await uploadAndScan(api, 'dana', body.id, bytes);
    expect((await api.call(documents.remove, { as: 'dana', params: { id: body.id } })).status).toBe(204);
    expect((await read('dana', body.id)).status).toBe(404);
    expect((await read('care', body.id)).body).toMatchObject({ status: 'DELETED', allowedTransitions: ['AVAILABLE'] });
    expect((await api.call(documents.downloadUrl, { as: 'care', params: { id: body.id } })).status).toBe(410);
    expect((await api.call(documents.update, { as: 'care', params: { id: body.id }, body: { status: 'AVAILABLE' } })).body.status).toBe(
      'AVAILABLE',
    );
    expect((await read('dana', body.id)).status).toBe(200);
  });

  test('the purge deletes the file and its record, and nothing early', async () => {
    const names = ['Old trash marker', 'Fresh trash'];
    const ids: string[] = [];
    for (const name of names) {
      const { body } = await create('dana', ours, { name, visibility: 'OWNER_AND_STAFF' });
      await uploadAndScan(api, 'dana', body.id, bytes);
      await api.call(documents.remove, { as: 'dana', params: { id: body.id } });
      ids.push(body.id);
    }
    const keys = await sql<{ storage_key: string }>('SELECT storage_key FROM documents WHERE id = ANY ($1) ORDER BY name DESC', [ids]);
    const fileOf = (index: number) => join(server.dataDir, 'documents', keys[index]?.storage_key ?? '');
    await sql("UPDATE documents SET deleted_at = now() - interval '31 days' WHERE id = $1", [ids[0]]);
    await runJob(server, 'purgeDocuments');
    expect((await read('care', ids[0] ?? '')).body.status).toBe('PURGED');
    expect([existsSync(fileOf(0)), existsSync(fileOf(1))]).toEqual([false, true]);
    expect((await read('care', ids[1] ?? '')).body.status).toBe('DELETED');
    const left = await sql("SELECT 1 FROM versions WHERE entity_id = $1 AND snapshot::text LIKE '%Old trash marker%'", [ids[0]]);
    expect(left).toEqual([]);
  });
});

test('lists can be searched by what they show and by what they belong to', async () => {
  const { body } = await create('agent', ours, { name: 'Zebra voucher', category: 'VOUCHER' });
  const listed = await api.call(documents.list, { as: 'agent', query: { q: 'zebra', category: 'VOUCHER', sort: '-createdAt' } });
  expect(listed.body.items.map(({ id }) => id)).toEqual([body.id]);
  const linked = await api.call(documents.list, { as: 'care', query: { linkType: 'TRIP_MATCH', linkId: ours, q: 'zebra' } });
  expect(linked.body.total).toBe(1);
  expect((await api.call(documents.list, { as: 'care', query: { linkType: 'TRIP_MATCH' } })).status).toBe(400);
  expect((await api.call(documents.list, { as: 'care', query: { storageKey: 'x' } })).status).toBe(400);
});
