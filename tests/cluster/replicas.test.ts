import { contract } from '@farwend/api-contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, PASSWORD } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { type PostgresCluster, startPostgresCluster } from './services/postgresCluster.ts';
import { startClients } from './services/startClients.ts';

/** Long enough that a reader can be shown to read from a replica that does not follow, before it is left out. */
const MAX_LAG_MS = 8_000;

let cluster: PostgresCluster;
let nodes: [ServerProcess, ServerProcess];
let apis: [ReturnType<typeof createApi>, ReturnType<typeof createApi>];
let dataDir: string;

beforeAll(async () => {
  cluster = await startPostgresCluster({ replicas: 2 });
  dataDir = await mkdtemp(join(tmpdir(), 'farwend-replicas-'));
  const env = { DATABASE_READ_URLS: cluster.replicas.map(({ url }) => url).join(','), REPLICA_MAX_LAG_MS: String(MAX_LAG_MS) };
  const options = { env, after: { databaseUrl: cluster.primary.url, dataDir } };
  const first = await startServerProcess(options);
  nodes = [first, await startServerProcess(options)];
  apis = [createApi(nodes[0]), createApi(nodes[1])];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.stop();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The replicas that a node reads from, by its own account. */
async function countInUse(node: ServerProcess): Promise<number> {
  const text = await (await fetch(`${node.origin}/metrics`)).text();
  return [...text.matchAll(/^farwend_replica_in_use\{replica="127\.0\.0\.1:\d+"\} 1$/gm)].length;
}

const replay = async (change: 'pause' | 'resume') => {
  for (const replica of cluster.replicas) await replica.query(`SELECT pg_wal_replay_${change}()`);
};
/** Who has just signed in reads from the primary, as who has just written does; later they do not. */
const forgetWrites = async () => query(cluster.primary.url, 'UPDATE tokens SET reads_primary_until = now()');
const find = async (api: (typeof apis)[number], id: string, options: { as: 'team' } | { headers: { Authorization: string } }) => {
  const { status, body } = await api.call(contract.tripRequests.list, { ...options, query: { limit: 50, sort: '-createdAt' } });
  expect(status).toBe(200);
  return body.items.some((one) => one.id === id);
};

beforeEach(async () => {
  for (const node of nodes) await eventually(async () => expect(await countInUse(node)).toBe(2));
});
afterEach(() => replay('resume'));

test('who wrote reads it on every node, although no replica has it yet; others see it later', async () => {
  const credentials = { username: 'dana@example.com', password: PASSWORD };
  const { accessToken } = (await apis[0].call(contract.tokens.create, { body: credentials })).body;
  const asWriter = { headers: { Authorization: `Bearer ${accessToken}` } };
  await find(apis[0], '', { as: 'team' });
  await forgetWrites();
  const { position } = (await query<{ position: string }>(cluster.primary.url, 'SELECT pg_current_wal_lsn() AS position'))[0] ?? {
    position: '',
  };
  for (const { url } of cluster.replicas) {
    await eventually(async () =>
      expect(await query(url, 'SELECT pg_last_wal_replay_lsn() >= $1 AS done', [position])).toEqual([{ done: true }]),
    );
  }
  await replay('pause');
  const travelers = [{ email: 'dana@example.com', givenName: 'Dana', familyName: 'Whitlock', countryOfResidence: 'US' as const }];
  const body = tripRequestBody({ travelers, allowDuplicate: true });
  const created = await apis[0].call(contract.tripRequests.create, { ...asWriter, body });
  expect(created.status).toBe(201);
  const { id } = created.body;
  expect(await find(apis[0], id, { as: 'team' })).toBe(false); // a replica answered
  for (const api of apis) expect(await find(api, id, asWriter)).toBe(true);
  await eventually(async () => expect(await find(apis[0], id, { as: 'team' })).toBe(true)); // the replicas are too far behind, so the primary answers
});

test('a replica that lags is left out, and used again when it has caught up', async () => {
  await replay('pause');
  const clients = startClients(
    apis.map((api) => async () => (await api.call(contract.tripRequests.create, { body: tripRequestBody() })).status),
  );
  for (const node of nodes) await eventually(async () => expect(await countInUse(node)).toBe(0));
  const metrics = await (await fetch(`${nodes[0].origin}/metrics`)).text();
  const lags = [...metrics.matchAll(/^farwend_replica_lag_seconds\{.*\} (\S+)$/gm)].map(([, value]) => Number(value));
  expect(Math.min(...lags)).toBeGreaterThan(MAX_LAG_MS / 2_000);
  expect([...(await clients.stop()).keys()]).toEqual([201]);
  await replay('resume');
  for (const node of nodes) await eventually(async () => expect(await countInUse(node)).toBe(2));
});

test('a replica that dies under load causes no error, and is used again when it is back', async () => {
  const [replica] = cluster.replicas;
  for (const api of apis) await find(api, '', { as: 'team' });
  await forgetWrites();
  const list = (api: (typeof apis)[number]) => async () => (await api.send('GET', '/v3/trip_requests?limit=20', { as: 'team' })).status;
  const clients = startClients([...apis, ...apis, ...apis].map(list));
  await eventually(() => expect(clients.statuses().get(200)).toBeGreaterThan(50));
  await replica?.kill();
  for (const node of nodes) await eventually(async () => expect(await countInUse(node)).toBe(1));
  const whileDead = clients.statuses().get(200) ?? 0;
  await eventually(() => expect(clients.statuses().get(200)).toBeGreaterThan(whileDead + 50));
  await replica?.start();
  for (const node of nodes) await eventually(async () => expect(await countInUse(node)).toBe(2));
  const statuses = await clients.stop();
  console.log(`A replica died: ${JSON.stringify([...statuses])}`);
  expect([...statuses.keys()]).toEqual([200]);
});
