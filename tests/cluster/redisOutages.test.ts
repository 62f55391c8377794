import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { type Api, createApi, people } from '../builders/api.ts';
import { createBrowserClient } from '../builders/browserClient.ts';
import { eventually } from '../builders/eventually.ts';
import { createMatchConversation } from '../builders/matchConversation.ts';
import { connectPusher, subscribeTo } from '../builders/pusherClient.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { pause } from '../builders/timeouts.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { waitFor } from '../builders/waitFor.ts';
import { describeWith } from './services/describeWith.ts';
import { createRedis, type RedisService } from './services/startRedis.ts';

/** Generous, because a busy machine is slow; a sign-in that waits for Redis at each command takes several times as long. */
const HANG_MS = 3_000;

describeWith(['redis-server'], 'two nodes whose Redis', () => {
  let redis: RedisService;
  let nodes: readonly [ServerProcess, ServerProcess];
  let api: Api;

  beforeAll(async () => {
    redis = await createRedis();
    const env = { REDIS_URL: redis.url, RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' };
    const first = await startServerProcess({ env });
    nodes = [first, await startServerProcess({ env, after: first })];
    api = createApi(first);
  });
  afterAll(async () => {
    for (const node of nodes.toReversed()) await node.stop();
    await redis.remove();
  });

  test('was away when they started hear each other’s events once it is there', async () => {
    for (const node of nodes) expect((await fetch(`${node.origin}/v3/countries`)).status).toBe(200);
    await expectRefusedSignIn(nodes[0], people.team);
    await redis.start();
    await waitFor('both nodes to subscribe', async () => ((await countSubscribers(redis)) === 2 ? true : undefined));
    await expectPush(api, nodes);
    expect(await redis.run((client) => client.info('commandstats'))).toContain('cmdstat_publish:');
  });

  test('hangs answer without waiting for it, and recover with it', async () => {
    const member = createBrowserClient(nodes[0].origin);
    expect((await member.signIn(people.dana)).status).toBe(200);
    const load = startLoad(nodes, member.cookies);
    await load.answer(40);
    load.measure();
    redis.signal('SIGSTOP');
    try {
      const began = performance.now();
      await expectRefusedSignIn(nodes[0], people.care);
      expect(performance.now() - began).toBeLessThan(HANG_MS);
      for (const node of nodes) await waitFor('a node without Redis', async () => ((await readRedisUp(node)) === 0 ? true : undefined));
      await load.answer(200);
      await expectRefusedSignIn(nodes[1], people.editor);
      await expectPush(api, nodes);
      redis.signal('SIGCONT');
      for (const node of nodes) await waitFor('a node with Redis', async () => ((await readRedisUp(node)) === 1 ? true : undefined));
      await load.answer(40);
    } finally {
      redis.signal('SIGCONT');
      await load.stop();
    }
    const { slowest, unexpected } = load.results();
    expect(unexpected).toEqual([]);
    expect(slowest.ms).toBeLessThan(HANG_MS);
    expect(await member.isSignedIn()).toBe(true);
  });

  test('is killed and comes back have lost no session', async () => {
    const [first, second] = nodes;
    const member = createBrowserClient(second.origin);
    expect((await member.signIn(people.jordan)).status).toBe(200);
    await redis.kill();
    await eventually(() => expectRefusedSignIn(first, people.publisher));
    expect((await fetch(`${first.origin}/`)).status).toBe(200);
    expect((await member.request('GET', '/v3/users/current')).status).toBe(503);
    await redis.start();
    await eventually(async () => expect(await member.isSignedIn()).toBe(true));
    await waitFor('both nodes to subscribe again', async () => ((await countSubscribers(redis)) === 2 ? true : undefined));
    await expectPush(api, nodes);
  });
});

async function expectRefusedSignIn({ origin }: ServerProcess, username: string): Promise<void> {
  const { status, headers, body } = await createBrowserClient(origin).signIn(username);
  const cookies = headers.getSetCookie().filter((cookie) => !cookie.startsWith('did=')); // which the first write of any browser gets
  expect({ status, retryAfter: headers.get('Retry-After'), errorCode: body.errorCode, cookies }).toEqual({
    status: 503,
    retryAfter: '1',
    errorCode: 'server.maintenance',
    cookies: [],
  });
}

/** A message that is written on the first node reaches a browser that is connected to the second. */
async function expectPush(api: Api, [first, second]: readonly [ServerProcess, ServerProcess]): Promise<void> {
  const { id } = await createMatchConversation(first, api);
  const pusher = await connectPusher(second, await api.tokenOf('lead'));
  try {
    const received = await subscribeTo(pusher, `private-conversation-${id}`);
    await eventually(async () => {
      // Sent again, because a client that is told to reconnect misses what is sent meanwhile, and would then reload.
      await api.call(contract.conversations.addMessage, { as: 'dana', params: { id }, body: { body: 'Are you there?' } });
      expect(received.map(({ event }) => event)).toContain('message.created');
    });
  } finally {
    pusher.disconnect();
  }
}

function countSubscribers(redis: RedisService): Promise<number> {
  return redis.run(async (client) => Number((await client.pubsub('NUMSUB', 'farwend_push'))[1]));
}

async function readRedisUp({ origin }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^farwend_redis_up (\d)$/m.exec(text)?.[1]);
}

/** Visitors and a signed-in traveler ask both nodes again and again, each time from an address of its own, until it is stopped. */
function startLoad(nodes: readonly ServerProcess[], cookies: ReadonlyMap<string, string>) {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const json = { 'Content-Type': 'application/json' };
  const requests: { path: string; expected: readonly number[]; init?: () => RequestInit }[] = [
    { path: '/', expected: [200] },
    { path: '/v2/articles', expected: [200] },
    { path: '/v3/users/current', expected: [200, 503], init: () => ({ headers: { Cookie } }) },
    {
      path: contract.tripRequests.create.path,
      expected: [201],
      init: () => ({ method: 'POST', headers: json, body: JSON.stringify(tripRequestBody()) }),
    },
  ];
  const state = { isOver: false, answers: 0, slowest: { ms: 0, path: '' } };
  const unexpected: string[] = [];
  const send = async (origin: string, { path, expected, init }: (typeof requests)[number]) => {
    const { headers, ...rest } = init?.() ?? {};
    const address = `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`;
    const began = performance.now();
    const response = await fetch(origin + path, { ...rest, headers: { ...headers, 'X-Forwarded-For': address } });
    const text = await response.text();
    const ms = performance.now() - began;
    if (!expected.includes(response.status)) unexpected.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
    if (response.status === 503 && !response.headers.get('Retry-After')) unexpected.push(`${path}: 503 without Retry-After`);
    state.answers += 1;
    if (ms > state.slowest.ms) state.slowest = { ms, path };
  };
  const clients = nodes.flatMap(({ origin }) =>
    requests.map(async (request) => {
      while (!state.isOver) {
        await send(origin, request);
        await pause(); // a saturated machine would be slow for other reasons
      }
    }),
  );
  return {
    /** Forgets the slowest answer so far. */
    measure: () => void (state.slowest = { ms: 0, path: '' }),
    /** Waits for so many more answers. */
    async answer(count: number) {
      const goal = state.answers + count;
      await waitFor(`${count} answers`, async () => (state.answers >= goal ? true : undefined));
    },
    results: () => ({ slowest: state.slowest, unexpected }),
    async stop() {
      state.isOver = true;
      await Promise.all(clients);
    },
  };
}
