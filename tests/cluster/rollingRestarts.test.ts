import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../builders/api.ts';
import { freePort } from '../builders/freePort.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';
import { describeWith } from './services/describeWith.ts';
import { type Service, startService } from './services/startService.ts';

const ROUNDS = 5;

describeWith(['haproxy'], 'two nodes behind HAProxy', () => {
  const env = { DRAIN_NOTICE_MS: '1500', TRUSTED_PROXIES: '1' };
  let nodes: ServerProcess[] = [];
  let proxy: Service;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farwend-proxy-'));
    const first = await startServerProcess({ env });
    const second = await startServerProcess({ env, after: first });
    nodes = [first, second];
    const port = await freePort();
    const config = (await readFile('deploy/haproxy/haproxy.cfg', 'utf8'))
      .replace('127.0.0.1:8000', `127.0.0.1:${port}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${new URL(first.origin).port}`)
      .replace('127.0.0.1:8081', `127.0.0.1:${new URL(second.origin).port}`);
    await writeFile(join(folder, 'haproxy.cfg'), config);
    proxy = await startService('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], port);
  });
  afterAll(async () => {
    await proxy.stop();
    for (const node of nodes.toReversed()) await node.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test(`${ROUNDS} restarts of each node in turn under load fail no request and lose no write`, async () => {
    const origin = `http://127.0.0.1:${proxy.port}`;
    const [{ databaseUrl }] = nodes as [ServerProcess];
    const api = createApi({ origin });
    await waitFor('both nodes', async () => ((await fetch(`${origin}/readyz`)).ok ? true : undefined));
    const load = startLoad(origin, api);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, node] of nodes.entries()) {
        await restart(index, node);
      }
    }
    const { failures, created } = await load.stop();
    expect(failures).toEqual([]);
    expect(created.length).toBeGreaterThan(ROUNDS);
    const rows = await query<{ id: string }>(databaseUrl, 'SELECT id FROM trip_requests WHERE id = ANY($1)', [created]);
    expect(rows).toHaveLength(created.length);
  });

  /** Stops a node and starts it again on its port. */
  async function restart(index: number, node: ServerProcess): Promise<void> {
    const port = Number(new URL(node.origin).port);
    expect(await node.terminate()).toBe(0);
    nodes[index] = await startServerProcess({ env, after: node, port });
  }
});

/** Reads pages and creates trip requests through the proxy until it is stopped. */
function startLoad(origin: string, api: ReturnType<typeof createApi>) {
  const failures: string[] = [];
  const created: string[] = [];
  const state = { isOver: false };
  const read = async (path: string) => {
    while (!state.isOver) {
      const status = await fetch(origin + path).then(
        async (response) => (await response.arrayBuffer(), response.status),
        (error: unknown) => String(error),
      );
      if (status !== 200) failures.push(`GET ${path}: ${status}`);
    }
  };
  const write = async () => {
    while (!state.isOver) {
      const { status, body } = await api.call(contract.tripRequests.create, { body: tripRequestBody() });
      if (status === 201) created.push(body.id);
      else failures.push(`POST trip_requests: ${status}`);
    }
  };
  const clients = Promise.all([read('/'), read('/v2/articles'), read('/trip-request'), write()]);
  return {
    async stop() {
      state.isOver = true;
      await clients;
      return { failures, created };
    },
  };
}
