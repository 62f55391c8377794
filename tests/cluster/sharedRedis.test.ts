import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi, people } from '../builders/api.ts';
import { createBrowserClient } from '../builders/browserClient.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { describeWith } from './services/describeWith.ts';
import { meetOverTwoNodes } from './services/meetOverTwoNodes.ts';
import { createRedis, type RedisService } from './services/startRedis.ts';

describeWith(['redis-server'], 'two nodes that share Redis', () => {
  let redis: RedisService;
  let first: ServerProcess;
  let second: ServerProcess;

  beforeAll(async () => {
    redis = await createRedis();
    await redis.start();
    const env = { REDIS_URL: redis.url, RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' };
    first = await startServerProcess({ env });
    second = await startServerProcess({ env, after: first });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await redis.remove();
  });

  test('who signs in on one is signed in on the other, until they sign out on either', async () => {
    const [here, there] = [createBrowserClient(first.origin), createBrowserClient(second.origin)];
    expect((await here.signIn(people.dana)).status).toBe(200);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect(await there.isSignedIn()).toBe(true);
    expect((await there.request('DELETE', '/v3/logout')).status).toBe(204);
    expect(await here.isSignedIn()).toBe(false);
  });

  test('a session that is ended on one is out on both, and listed on both until then', async () => {
    const [here, lost] = [createBrowserClient(first.origin), createBrowserClient(second.origin)];
    for (const browser of [here, lost]) await browser.signIn(people.jordan);
    const listed = (await here.request('GET', '/v3/sessions')).body.items;
    expect(listed).toHaveLength(2);
    const { handle } = listed.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await here.request('DELETE', `/v3/sessions/${handle}`)).status).toBe(204);
    expect(await lost.isSignedIn()).toBe(false);
    expect(await here.isSignedIn()).toBe(true);
    expect((await here.request('GET', '/v3/sessions')).body.total).toBe(1);
  });

  test('sign-ins are counted together', async () => {
    const apis = [createApi(first), createApi(second)];
    const attempt = async (index: number) => {
      const body = { username: `nobody${index}@example.com`, password: 'not-the-password' };
      const headers = { 'X-Forwarded-For': '192.0.2.77' };
      return (await apis[index % 2]?.call(contract.tokens.create, { body, headers }))?.status;
    };
    const statuses: unknown[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push(await attempt(index));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  // oxlint-disable-next-line jest/expect-expect -- the expectations are shared with the nodes without Redis
  test('who is in a presence channel is known on both', () => meetOverTwoNodes(first, second));
});
