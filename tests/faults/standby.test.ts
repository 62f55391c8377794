import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { type Server, startServer } from '../builders/server.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';

let server: Server;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  server = await startServer();
  api = createApi(server);
});
afterAll(() => server.stop());

/** Makes the database answer as a standby does, or as a primary again, and closes all connections to it. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const name = new URL(server.databaseUrl).pathname.slice(1);
  const value = isReadOnly ? 'on' : 'off';
  await query(server.databaseUrl, `BEGIN READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${value}; COMMIT`);
  await query(
    server.databaseUrl,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
}

const ready = async () => (await fetch(`${server.origin}/readyz`)).status;

test('while the primary is a standby, writes are 503 and the node is not ready, reads go on, and it recovers by itself', async () => {
  expect(await ready()).toBe(200);
  await setReadOnly(true);
  await eventually(async () => expect(await ready()).toBe(503));
  const refused = await api.call(contract.tripRequests.create, { body: tripRequestBody() });
  expect(refused).toMatchObject({ status: 503, problem: { errorCode: 'server.maintenance' } });
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect((await fetch(`${server.origin}/v2/articles`)).status).toBe(200);
  expect((await fetch(`${server.origin}/`)).status).toBe(200);
  await setReadOnly(false);
  await eventually(async () => expect(await ready()).toBe(200));
  await eventually(async () => expect((await api.call(contract.tripRequests.create, { body: tripRequestBody() })).status).toBe(201));
});
