import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApi } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { type PostgresCluster, type PostgresServer, startPostgresCluster } from './services/postgresCluster.ts';
import { startClients } from './services/startClients.ts';

describe.each([
  ['a primary that dies under load', 'kill'],
  ['a primary that hangs under load', 'hang'],
] as const)('%s', (name, end) => {
  let cluster: PostgresCluster;
  let standby: PostgresServer;
  let node: ServerProcess;
  let api: ReturnType<typeof createApi>;
  let dataDir: string;

  beforeAll(async () => {
    cluster = await startPostgresCluster({ replicas: 1 });
    [standby] = cluster.replicas as [PostgresServer];
    dataDir = await mkdtemp(join(tmpdir(), 'farwend-failover-'));
    // The first host is the one that is not the primary yet, so that the start has to choose.
    const databaseUrl = cluster.primary.url.replace('@', `@127.0.0.1:${standby.port},`);
    node = await startServerProcess({ env: { DB_ACQUIRE_MS: '1000', DB_STATEMENT_MS: '3000' }, after: { databaseUrl, dataDir } });
    api = createApi(node);
  });
  afterAll(async () => {
    await node.stop();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ready = async () => (await fetch(`${node.origin}/readyz`)).status;
  const create = async () => api.call(contract.tripRequests.create, { body: tripRequestBody() });

  test('it is left for the promoted standby, without a restart and without a 500', async () => {
    const [article] = (await api.call(contract.articles.list, { query: { limit: 1 } })).body.items;
    if (!article) throw new Error('the demo data has no article');
    const readTitle = async () => (await api.call(contract.articles.read, { params: { id: article.id } })).body.title;
    expect(await readTitle()).toBe(article.title); // cached from here on
    expect(await ready()).toBe(200);
    const clients = startClients([
      async () => (await create()).status,
      async () => (await api.send('GET', '/v3/trip_requests', { as: 'care' })).status,
      async () => (await fetch(`${node.origin}/`)).status,
    ]);
    await eventually(() => expect(clients.statuses().get(201)).toBeGreaterThan(3));

    await cluster.primary[end]();
    await eventually(async () => expect(await ready()).toBe(503));
    if (end === 'hang') await setTimeout(5_000); // what promotes the standby waits longer before it is sure
    await standby.promote();
    const promotedAt = performance.now();
    await eventually(async () => expect((await create()).status).toBe(201));
    const milliseconds = performance.now() - promotedAt;
    await eventually(async () => expect(await ready()).toBe(200));
    const statuses = await clients.stop();
    console.log(`${name}: first success ${Math.round(milliseconds)} ms after the promotion; ${JSON.stringify([...statuses])}`);
    expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    expect(milliseconds).toBeLessThan(30_000); // the objective is 3 seconds; this tells a node that hangs

    // The connection that listens for changes has moved as well, and the cache is told.
    const changed = 'A river after the failover';
    await query(standby.url, 'UPDATE published_content SET answer = replace(answer, $2, $3) WHERE id = $1', [
      article.id,
      article.title,
      changed,
    ]);
    await eventually(async () => expect(await readTitle()).toBe(changed));
  });
});
