import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi, people } from '../builders/api.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { runCommand, settingsOf } from '../builders/runCommand.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const run = (args: string[], env: Record<string, string> = {}) => runCommand('seed', args, { ...settingsOf(server), ...env });
const seed = async (...args: string[]) => (await run(args)).stdout;

test('seeding twice changes nothing', async () => {
  const count =
    'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM reviews) AS reviews, (SELECT count(*) FROM audit) AS audit';
  const before = await query(server.databaseUrl, count);
  expect(await seed()).toContain('nothing was loaded');
  expect(await query(server.databaseUrl, count)).toEqual(before);
});

const key = 'k'.repeat(43);
const keys = { SESSION_KEYS: key, CAPTCHA_KEY: key, DATA_KEYS: `test:${key}=` };

test.each(['PROD', 'PRODUCTION'])('nothing is loaded in %s, even with a password, and the message says what to do', async (APP_ENV) => {
  const rest = { PUBLIC_ORIGIN: 'https://www.example.com', ALLOW_EMBEDDED: 'yes' };
  const refused = run([], { ...rest, APP_ENV, ...keys, SEED_PASSWORD: 'a long password' });
  await expect(refused).rejects.toThrow(new RegExp(`never loaded in ${APP_ENV}.*Set SEED=none`));
});

test('outside LOCAL it needs a password', async () => {
  const refused = run([], { APP_ENV: 'DEV', ...keys });
  await expect(refused).rejects.toThrow('SEED_PASSWORD must be given');
});

test('the manifest names people who can sign in, and objects with owner and status', async () => {
  const file = join(server.dataDir, 'manifest.json');
  await seed('--manifest', file);
  const manifest: {
    people: { email: string; password: string; userId: string }[];
    objects: { type: string; id: string; href: string; owner: string | null; state: string; status: string | null }[];
  } = JSON.parse(await readFile(file, 'utf8'));

  expect(manifest.people.map(({ email }) => email)).toEqual(expect.arrayContaining(Object.values(people)));
  const dana = manifest.people.find(({ email }) => email === people.dana);
  const signedIn = await api.call(contract.tokens.create, { body: { username: people.dana, password: dana?.password ?? '' } });
  expect(signedIn.body.userId).toBe(dana?.userId);

  const states = new Set(manifest.objects.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['draft', 'foreign', 'own', 'published']);
  for (const state of ['own', 'foreign', 'draft']) {
    const one = manifest.objects.find(
      (object) => object.type === 'tripRequest' && object.state === state && (state !== 'own' || object.owner === people.dana),
    );
    const seen = await api.send('GET', one?.href ?? '', { as: 'dana' });
    expect(seen.status).toBe(state === 'own' ? 200 : 404);
  }
});

test('every demo trip request has what the form asks for, and its versions lead to its status', async () => {
  const { body } = await api.call(contract.tripRequests.list, { as: 'admin', query: { limit: 100 } });
  expect(body.total).toBeGreaterThanOrEqual(36);
  const { read, versions, version } = contract.tripRequests;
  for (const { id } of body.items) {
    // Scheduled jobs change requests meanwhile, so a request and its versions are compared until both are from the same point in time.
    await eventually(async () => {
      const { body: request } = await api.call(read, { as: 'admin', params: { id } });
      expect(request.destinations.map(({ name }) => name).toSorted()).toEqual(request.destinationNames.toSorted());
      const history = (await api.call(versions, { as: 'admin', params: { id } })).body;
      expect(history.total).toBe(request.version);
      expect(history.items).toHaveLength(request.version);
      const newest = await api.call(version, { as: 'admin', params: { id, v: String(request.version) } });
      expect(newest.body.snapshot['status']).toBe(request.status);
    });
  }
  const rich = await api.call(contract.tripRequests.search, {
    as: 'care',
    body: { filters: { status: 'MATCHED', country: 'KE', budgetPerPersonUSD: { gte: 10_000 } } },
  });
  expect(rich.body.total).toBe(4);
});
