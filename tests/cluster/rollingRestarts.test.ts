import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Api, createApi } from '../builders/api.ts';
import { freePort } from '../builders/freePort.ts';
import { createMatchConversation } from '../builders/matchConversation.ts';
import { connectPusher } from '../builders/pusherClient.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';
import { describeWith } from './services/describeWith.ts';
import { type Service, startService } from './services/startService.ts';

const ROUNDS = 5;

describeWith(['haproxy'], 'two nodes behind HAProxy', () => {
  const nodes: ServerProcess[] = [];
  let env: Record<string, string>;
  let proxy: Service;
  let origin: string;
  let api: Api;

  beforeAll(async () => {
    const [port, firstPort, secondPort] = await distinctPorts();
    origin = `http://localhost:${port}`;
    env = {
      DRAIN_NOTICE_MS: '1500',
      TRUSTED_PROXIES: '1',
      PUBLIC_ORIGIN: origin,
      PHOTOS_ORIGIN_LOCAL: `http://localhost:${port + 1000}`,
    };
    const first = await startServerProcess({ env, port: firstPort });
    nodes.push(first, await startServerProcess({ env, after: first, port: secondPort }));
    proxy = await startService('haproxy', ['-db', '-f', 'deploy/haproxy/haproxy.cfg'], port, {
      SITE_LISTEN: `127.0.0.1:${port}`,
      PHOTOS_LISTEN: `127.0.0.1:${port + 1000}`,
      NODE1_SITE: `127.0.0.1:${firstPort}`,
      NODE2_SITE: `127.0.0.1:${secondPort}`,
      NODE1_PHOTOS: `127.0.0.1:${firstPort + 1000}`,
      NODE2_PHOTOS: `127.0.0.1:${secondPort + 1000}`,
    });
    api = createApi({ origin });
    await waitFor('both nodes', async () => ((await fetch(`${origin}/readyz`)).ok ? true : undefined));
  });
  afterAll(async () => {
    await proxy.stop();
    for (const node of nodes.toReversed()) await node.stop();
  });

  test(`${ROUNDS} restarts of each node in turn under load fail no request and lose no write`, async () => {
    const [{ databaseUrl }] = nodes as [ServerProcess];
    const load = await startLoad(origin, api);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const index of nodes.keys()) await restart(index);
    }
    const { failures, created, read } = await load.stop();
    expect(failures).toEqual([]);
    expect(created.length).toBeGreaterThan(ROUNDS);
    expect(read).toBeGreaterThan(created.length);
    const rows = await query<{ id: string }>(databaseUrl, 'SELECT id FROM trip_requests WHERE id = ANY($1)', [created]);
    expect(rows).toHaveLength(created.length);
  });

  test('a page hears of a message over either node, also after its own has been restarted', async () => {
    const [first] = nodes as [ServerProcess];
    const conversation = await createMatchConversation(first, api);
    const pusher = await connectPusher({ origin }, await api.tokenOf('lead'));
    const channel = pusher.subscribe(`private-conversation-${conversation.id}`);
    const received: unknown[] = [];
    channel.bind('message.created', ({ messageId }: { messageId: string }) => received.push(messageId));
    const subscribed = () => waitFor('the subscription', async () => channel.subscribed || undefined);
    const write = async (node: ServerProcess) => {
      const input = { as: 'dana', params: { id: conversation.id }, body: { body: 'Shall we?' } } as const;
      const { body } = await createApi(node).call(contract.conversations.addMessage, input);
      await waitFor('the message', async () => received.includes(body.id) || undefined);
    };
    for (const index of nodes.keys()) {
      await subscribed();
      for (const node of nodes) await write(node);
      await restart(index);
    }
    await subscribed();
    for (const node of nodes) await write(node);
    pusher.disconnect();
    expect(received).toHaveLength(new Set(received).size);
  });

  /** Stops a node and starts it again on its port; resolves when HAProxy has noticed. */
  async function restart(index: number): Promise<void> {
    const node = nodes[index];
    if (!node) throw new Error(`there is no node ${index}`);
    const port = Number(new URL(node.origin).port);
    const countReturns = (backend: string) => proxy.output().split(`Server ${backend}/node${index + 1} is UP`).length;
    const before = ['site', 'photos'].map((backend) => ({ backend, count: countReturns(backend) }));
    expect(await node.terminate()).toBe(0);
    nodes[index] = await startServerProcess({ env, after: node, port });
    await waitFor(
      `HAProxy to use node ${index + 1} again`,
      async () => before.every(({ backend, count }) => countReturns(backend) > count) || undefined,
    );
  }
});

/** Three free ports, which are taken only later. */
async function distinctPorts(): Promise<[number, number, number]> {
  const ports = new Set<number>();
  while (ports.size < 3) ports.add(await freePort());
  const [first = 0, second = 0, third = 0] = ports;
  return [first, second, third];
}

/** Reads pages, records and pictures and creates trip requests through the proxy until it is stopped. */
async function startLoad(origin: string, api: Api) {
  const failures: string[] = [];
  const created: string[] = [];
  const state = { isOver: false, read: 0 };
  const home = await (await fetch(origin)).text();
  const [picture = ''] = /http:\/\/localhost:\d+\/pictures\/[^"\s]+/.exec(home) ?? [];
  const read = async (url: string) => {
    while (!state.isOver) {
      const answer = await fetch(url).then(
        async (response) => ({ isOk: response.ok, text: `${response.status} ${(await response.text()).slice(0, 200)}` }),
        (error: unknown) => ({ isOk: false, text: String(error) }),
      );
      if (answer.isOk) state.read += 1;
      else failures.push(`GET ${url}: ${answer.text}`);
    }
  };
  const write = async () => {
    while (!state.isOver) {
      const { status, body, text } = await api.call(contract.tripRequests.create, { body: tripRequestBody() });
      if (status === 201) created.push(body.id);
      else failures.push(`POST trip_requests: ${status} ${text}`);
    }
  };
  const urls = [origin, `${origin}/v2/articles`, `${origin}/trip-request`, picture];
  const clients = Promise.all([...urls.map(read), write()]);
  return {
    async stop() {
      state.isOver = true;
      await clients;
      return { failures, created, read: state.read };
    },
  };
}
