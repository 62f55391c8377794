import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Api } from '../builders/api.ts';
import { launchBrowser, newVisitor, screens, type TestBrowser } from '../builders/browser.ts';
import { createBrowserClient } from '../builders/browserClient.ts';
import { type CountingProxy, startCountingProxy } from '../builders/countingProxy.ts';
import { eventually } from '../builders/eventually.ts';
import { freePorts } from '../builders/freePort.ts';
import { pages } from '../builders/pages.data.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { waitFor } from '../builders/waitFor.ts';
import { describeWith } from './services/describeWith.ts';
import type { Service } from './services/startService.ts';
import { startNginx } from './services/startNginx.ts';

const found = pages.filter(({ status }) => status === 200).map(({ path }) => path);
/** People of every kind, and what only their own pages say. */
const signedIn = [people.dana, people.agent, people.lead, people.care, people.publisher, people.admin];
const marks = signedIn.map((email) => new RegExp(`${email}|${nameOf(email)}`, 'i'));

/** A name that occurs nowhere else. */
function nameOf(email: string): string {
  return `Only${email.replaceAll(/\W/g, '')}`;
}

describeWith(['nginx'], 'two nodes behind nginx with a cache', () => {
  let nodes: [ServerProcess, ServerProcess];
  let database: CountingProxy;
  let nginx: Service;
  let browser: TestBrowser;
  let api: Api;
  let origin: string;

  beforeAll(async () => {
    const [front = 0, first = 0, second = 0] = await freePorts(3);
    origin = `http://localhost:${front}`;
    const env = {
      TRUSTED_PROXIES: '1',
      PUBLIC_ORIGIN: origin,
      PHOTOS_ORIGIN_LOCAL: `http://localhost:${first + 1000}`,
      DB_ACQUIRE_MS: '1000',
      ANSWER_MS: '30000',
    };
    const one = await startServerProcess({ env, port: first });
    database = await startCountingProxy(one.databaseUrl);
    nodes = [one, await startServerProcess({ env, port: second, after: { databaseUrl: database.url, dataDir: one.dataDir } })];
    nginx = await startNginx(front, [first, second]);
    browser = await launchBrowser();
    api = createApi({ origin });
    for (const email of signedIn) await query(one.databaseUrl, 'UPDATE users SET given_name = $2 WHERE email = $1', [email, nameOf(email)]);
  });
  afterAll(async () => {
    await browser.close();
    await nginx.stop();
    for (const node of nodes.toReversed()) await node.stop();
    database.close();
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers });
    return { status: answer.status, headers: answer.headers, cache: answer.headers.get('X-Cache-Status'), text: await answer.text() };
  };

  test.each(['/', '/articles/', '/articles/ten-quiet-islands/', '/guides/kenya/', '/trip-request/'])(
    '%s comes from the cache, without a cookie, also for browsers with other cookies',
    async (path) => {
      await eventually(async () => {
        await ask(path);
        const again = await ask(path, { Cookie: 'did=fwd_0123456789abcdefghij; consent=yes' });
        expect([again.status, again.cache, again.headers.getSetCookie()]).toEqual([200, 'HIT', []]);
      });
    },
  );

  test.each(['/', '/articles/', '/itineraries/mara-and-laikipia/'])('who has %s gets 304, from the cache and from a node', async (path) => {
    for (const one of [origin, nodes[0].origin]) {
      await eventually(async () => {
        const tag = (await fetch(one + path)).headers.get('ETag') ?? '';
        // fetch would add no-cache to a request with If-None-Match, and nothing is fresh then
        const again = await fetch(one + path, { headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' } });
        expect([again.status, await again.text()]).toEqual([304, '']);
      });
    }
  });

  test('what people see who are signed in reaches nobody else', async () => {
    const clients = signedIn.map(() => createBrowserClient(origin));
    for (const [index, client] of clients.entries()) expect((await client.signIn(signedIn[index] ?? '')).status).toBe(200);
    const token = await api.tokenOf('care');
    const leaks: string[] = [];
    for (const path of [...found, '/my-trips/', '/nowhere/on/the/map/']) {
      for (const [index, client] of clients.entries()) {
        const { status, headers, text } = await client.request('GET', path);
        expect([path, headers.get('X-Cache-Status')]).toEqual([path, 'BYPASS']);
        if (status === 200 && !text.includes(signedIn[index] ?? '')) leaks.push(`${path} is not their own page for ${signedIn[index]}`);
        if (marks.some((mark, other) => other !== index && mark.test(text)))
          leaks.push(`${path} for ${signedIn[index]} shows somebody else`);
      }
      await ask(path, { Authorization: `Bearer ${token}` });
      for (const encoding of ['gzip', 'identity']) {
        for (let time = 0; time < 2; time += 1) {
          const { headers, text } = await ask(path, { 'Accept-Encoding': encoding });
          const said = `${text}\n${JSON.stringify([...headers])}`;
          if (marks.some((mark) => mark.test(said))) leaks.push(`${path} shows somebody to visitors`);
          if (headers.has('Set-Cookie')) leaks.push(`${path} sets a cookie`);
        }
      }
    }
    expect(leaks).toEqual([]);
  });

  test('in a browser, a cached page comes alive within its policy: scripts, styles, dialogs', async () => {
    await eventually(async () => {
      await ask('/about-us/', { 'Accept-Encoding': 'gzip' });
      const { page, open, messages, waitUntilIdle, close } = await newVisitor(browser, { origin }, screens.phone);
      const [arrived] = await Promise.all([page.waitForResponse(`${origin}/about-us/`), open('/about-us/')]);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').waitFor();
      await eventually(async () => expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden'));
      await waitUntilIdle();
      expect(arrived.headers()['x-cache-status']).toBe('HIT');
      expect(messages).toEqual([]);
      await close();
    });
  });

  test('in a browser, a vote on a cached page counts, and sets the device cookie', async () => {
    const { page, open, messages, close } = await newVisitor(browser, { origin });
    await open('/reviews/');
    const device = async () => (await page.context().cookies()).find(({ name }) => name === 'did');
    const button = page.getByRole('button', { name: /^Helpful/ }).first();
    const before = Number((await button.innerText()).replace(/\D/g, ''));
    const [voted] = await Promise.all([page.waitForResponse('**/v2/review_votes'), button.click()]);
    expect(voted.status()).toBe(201);
    await page
      .getByRole('button', { name: `Helpful, ${before + 1}`, pressed: true })
      .first()
      .waitFor();
    await eventually(async () => expect(await device()).toMatchObject({ httpOnly: true, sameSite: 'Lax' }));
    await eventually(async () => {
      const [again] = await Promise.all([page.waitForResponse(`${origin}/reviews/`), page.reload()]);
      expect(again.headers()['x-cache-status']).toBe('HIT');
    });
    expect(messages).toEqual([]);
    await close();
  });

  describe('when the site is closed, or its database away', () => {
    test('visitors are told of maintenance, and not shown cached pages', async () => {
      const close = (on: boolean) =>
        api.call(contract.siteSettings.update, { as: 'admin', body: { maintenance: { on, message: 'We are painting.' } } });
      await ask('/');
      expect((await close(true)).status).toBe(200);
      await waitFor('maintenance', async () => (await ask('/')).status === 503 || undefined);
      expect((await close(false)).status).toBe(200);
      await waitFor('the open site', async () => (await ask('/')).status === 200 || undefined);
    });

    test('one node keeps serving its pages without the database, and nginx without any node', async () => {
      const [first, second] = nodes;
      await eventually(async () => {
        await ask('/about-us/', { 'Accept-Encoding': 'gzip' });
        expect((await ask('/about-us/', { 'Accept-Encoding': 'gzip' })).cache).toBe('HIT');
      });
      await eventually(async () => expect((await fetch(`${second.origin}/articles/`)).status).toBe(200)); // open again
      await first.kill();
      database.close();
      await waitFor('a missing database', async () => ((await fetch(`${second.origin}/readyz`)).status === 503 ? true : undefined));

      const misses = async () => {
        const metrics = await (await fetch(`${second.origin}/metrics`)).text();
        return Number(/^farwend_cache_lookups_total\{cache="page",result="miss"\} (\d+)$/m.exec(metrics)?.[1]);
      };
      const before = await misses();
      await waitFor('a page that has to be rendered again', async () => {
        expect((await fetch(`${second.origin}/articles/`)).status).toBe(200);
        return (await misses()) > before || undefined;
      });
      const page = await fetch(`${second.origin}/articles/`);
      expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('s-maxage=')]);
      expect((await fetch(`${second.origin}/articles/ten-quiet-islands/?asked=never`)).status).toBe(503); // of which it has no copy

      await second.kill();
      await waitFor('an outdated page', async () => (await ask('/about-us/')).cache === 'STALE' || undefined);
      expect((await ask('/about-us/')).text).toContain('</html>');
    });
  });
});
