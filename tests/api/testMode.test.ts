import { type BodyOf, contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, PASSWORD } from '../builders/api.ts';
import { createDatabase } from '../builders/database.ts';
import { eventually } from '../builders/eventually.ts';
import { query, queryLast } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { waitFor } from '../builders/waitFor.ts';

const testDatabase = await createDatabase();
const server = await startServer({ env: { TEST_DATABASE_URL: testDatabase.url } });
await query(server.databaseUrl, 'DELETE FROM pgboss.schedule'); // the live jobs would change the live tables
const api = createApi(server);
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

const { contactRequests, documents, testMode, tokens, tripRequests } = contract;

const request = { grantType: 'client_credentials', mode: 'TEST', name: 'trial', scopes: ['read:*', 'write:*'] } satisfies BodyOf<
  typeof contract.tokens.create
>;

/** Creates a token of test mode, as an administrator of the live product. */
async function createToken(username?: string) {
  const body = {
    grantType: 'client_credentials',
    mode: 'TEST',
    name: 'trial',
    scopes: ['read:*', 'write:*'],
    ...(username && { username }),
  };
  const { body: token, status } = await api.call(tokens.create, {
    as: 'admin',
    body: { ...body, grantType: 'client_credentials', mode: 'TEST' },
  });
  expect(status).toBe(201);
  expect(token.accessToken).toMatch(/^fwtest_/);
  return { Authorization: `Bearer ${token.accessToken}` };
}

/** Rows of each table of the live database, and a digest of them. */
async function digestLiveTables(): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    server.databaseUrl,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'nodes' ORDER BY 1`,
  );
  const digests = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS digest FROM "${name}" t`,
  );
  const rows = await queryLast<{ name: string; digest: string }>(server.databaseUrl, digests.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

const admin = await createToken();
const care = await createToken('care@example.com');

const readEmails = async (to?: string) => (await api.call(testMode.emails, { headers: admin, query: { ...(to && { to }) } })).body.items;

test('calls of a test token find, change and mail demo people of their own, and no live table changes', async () => {
  await api.call(tripRequests.list, { as: 'care', query: { limit: 1 } }); // signs care in before the tables are compared
  const before = await digestLiveTables();
  const { body: list } = await api.call(tripRequests.list, { headers: care, query: { limit: 1, status: 'SCREENING' } });
  const [screened] = list.items;
  expect(list.total).toBeGreaterThan(0);
  const moved = await api.call(tripRequests.setStatus, {
    headers: care,
    params: { id: screened?.id ?? '' },
    body: { status: 'NEEDS_INFO', question: 'Which of the two weeks would suit you better?' },
  });
  expect(moved.status).toBe(200);
  const question = await waitFor('the mail with the question', async () =>
    (await readEmails()).find(({ text }) => text.includes('Which of the two weeks')),
  );
  expect(question).toMatchObject({ to: expect.stringContaining('@'), subject: expect.any(String) });
  expect(await readEmails(question.to)).toContainEqual(question);

  const written = await api.call(contactRequests.create, {
    headers: care,
    body: { option: 'OTHER', name: 'Ana Duarte', email: 'ana@guests.example', message: 'Does the ferry run in winter?' },
  });
  expect(written.status).toBe(201);
  await eventually(async () => expect(await readEmails('ana@guests.example')).toHaveLength(1));

  const { body: live } = await api.call(tripRequests.read, { as: 'care', params: { id: screened?.id ?? '' } }); // both have the demo data here
  expect(live.status).toBe('SCREENING');
  expect(await digestLiveTables()).toEqual(before);
});

test('files of test mode have addresses of their own', async () => {
  const { body: all } = await api.call(documents.list, { headers: care, query: { limit: 100, status: 'AVAILABLE' } });
  const addresses = await Promise.all(all.items.map(({ id }) => api.call(documents.downloadUrl, { headers: care, params: { id } })));
  const address = addresses.find(({ status }) => status === 200)?.body.url ?? '';
  expect(address).toContain(`${server.origin}/test_mode/files/`);
  const file = await fetch(address);
  expect(file.status).toBe(200);
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100);
  expect((await fetch(address.replace('/test_mode', ''))).status).toBe(404);
});

test('time goes by for the test data alone, and what was to happen in it happens', async () => {
  const { body: before } = await api.call(tripRequests.list, { headers: care, query: { limit: 1, sort: 'createdAt' } });
  const advanced = await api.call(testMode.advanceClock, { headers: admin, body: { hours: 72 } });
  expect(advanced).toMatchObject({ status: 202, body: { hours: 72, startedJobs: expect.arrayContaining(['tripRequestClocks']) } });
  const id = before.items[0]?.id ?? '';
  const { body: after } = await api.call(tripRequests.read, { headers: care, params: { id } });
  expect(Date.parse(before.items[0]?.createdAt ?? '') - Date.parse(after.createdAt)).toBe(72 * 3_600_000);
  const overdue = await waitFor('a mail about what has become due', async () =>
    (await readEmails()).find(({ sentAt }) => Date.parse(sentAt) > Date.now() - 3_600_000),
  );
  expect(overdue.text).not.toBe('');
});

test('a reset brings the demo data back, and tokens stay', async () => {
  const { body: written } = await api.call(contactRequests.create, {
    headers: care,
    body: { option: 'OTHER', name: 'Ben Sol', email: 'ben@guests.example', message: 'Is there a train to the coast?' },
  });
  expect((await api.call(testMode.reset, { headers: care, body: undefined })).status).toBe(202);
  expect((await api.call(contactRequests.read, { headers: care, params: { id: written.id } })).status).toBe(404);
  expect((await api.call(tripRequests.list, { headers: care, query: { limit: 1 } })).body.total).toBeGreaterThan(0);
  expect(await readEmails('ben@guests.example')).toEqual([]);
});

test('a reset whose reopening fails keeps the tokens for the next one', async () => {
  const inTestMode = (text: string) => query(testDatabase.url, text);
  await inTestMode(
    `CREATE FUNCTION farwend_test_mode.refuse_tables() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
       IF EXISTS (SELECT FROM pg_event_trigger_ddl_commands() WHERE schema_name = 'public') THEN RAISE EXCEPTION 'no tables today'; END IF; END $$`,
  );
  await inTestMode(
    `CREATE EVENT TRIGGER refuse_tables ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION farwend_test_mode.refuse_tables()`,
  );
  expect((await api.call(testMode.reset, { headers: care, body: undefined })).status).toBe(202);
  expect((await api.call(tripRequests.list, { headers: care })).status).toBe(503);
  await inTestMode('DROP EVENT TRIGGER refuse_tables');
  await eventually(async () => expect((await api.call(tripRequests.list, { headers: care })).status).toBe(200));
});

describe('test mode is refused', () => {
  test('without a token at any address but that of a signed file', async () => {
    for (const path of ['/test_mode/v3/countries', '/test_mode/docs', '/test_mode/files/', '/test_mode/metrics'])
      expect([path, (await api.send('GET', path)).status]).toEqual([path, 404]);
    expect(
      (await api.send('POST', '/test_mode/v3/login', { body: { username: 'admin@example.com', password: PASSWORD } })).status,
    ).not.toBe(200);
  });

  test('to live tokens, with the way to it', async () => {
    for (const call of [testMode.emails, testMode.reset]) {
      const refused = await api.send(call.method, call.path, { as: 'admin' });
      expect(refused).toMatchObject({
        status: 409,
        problem: { errorCode: 'testMode.required', detail: expect.stringContaining('mode TEST') },
      });
    }
  });

  test('for people who are not in the demo data, and to callers who are no administrators', async () => {
    const unknown = await api.call(tokens.create, { as: 'admin', body: { ...request, username: 'nobody@example.com' } });
    expect(unknown).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/username' }] } });
    expect((await api.call(tokens.create, { as: 'care', body: request })).status).toBe(403);
  });

  test('by a server without its database', async () => {
    const other = await startServer();
    const refused = await createApi(other).call(tokens.create, { as: 'admin', body: request });
    expect(refused).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: '/mode', message: expect.stringContaining('TEST_DATABASE_URL') }] },
    });
    await other.stop();
  });

  test('on a database with other data, which is left as it is', async () => {
    const precious = await createDatabase('demo');
    const careless = await startServer({ env: { TEST_DATABASE_URL: precious.url } });
    const refused = await api.send('GET', '/v3/test_mode/emails', { headers: admin });
    expect(refused.status).toBe(200);
    const careful = await createApi(careless).send('GET', '/v3/test_mode/emails', { headers: admin });
    expect(careful).toMatchObject({ status: 503, problem: { errorCode: 'server.maintenance' } });
    const [users] = await query<{ count: number }>(precious.url, 'SELECT count(*)::int AS count FROM users');
    expect(users?.count).toBeGreaterThan(0);
    await careless.stop();
    await precious.drop();
  });
});
