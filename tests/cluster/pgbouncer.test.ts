import { contract } from '@farwend/api-contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../builders/api.ts';
import { createDatabase } from '../builders/database.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { tripRequestBody } from '../builders/tripRequest.ts';
import { describeWith } from './services/describeWith.ts';
import { findPgbouncerVersion, startPgbouncer } from './services/pgbouncer.ts';
import { startClients } from './services/startClients.ts';

const [major, minor] = findPgbouncerVersion() ?? [0, 0];
const preparesInTransactions = major > 1 || minor >= 21;

/** What the role of a node needs where a pooler passes no startup parameters on, as docs/operations/database.md says. */
const roleSettings = (database: string) => `
  SELECT word_similarity('a', 'b');
  ALTER ROLE farwend IN DATABASE ${database} SET statement_timeout = 60000;
  ALTER ROLE farwend IN DATABASE ${database} SET lock_timeout = 30000;
  ALTER ROLE farwend IN DATABASE ${database} SET idle_in_transaction_session_timeout = 30000;
  ALTER ROLE farwend IN DATABASE ${database} SET pg_trgm.word_similarity_threshold = 0.25;`;

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).toReversed()) await stop();
});

/** Starts a node on a database with demo data behind pgbouncer. */
async function startBehind(settings: readonly string[], options: { direct?: true; role?: true } = {}) {
  const database = await createDatabase('demo');
  running.push(database.drop);
  if (options.role) await query(database.url, roleSettings(new URL(database.url).pathname.slice(1)));
  const pooler = await startPgbouncer(database.url, settings);
  running.push(pooler.stop);
  const dataDir = await mkdtemp(join(tmpdir(), 'farwend-pooled-'));
  running.push(() => rm(dataDir, { recursive: true, force: true }));
  const node = await startServerProcess({
    env: options.direct ? { DATABASE_DIRECT_URL: database.url } : {},
    after: { databaseUrl: pooler.url, dataDir },
  });
  running.push(() => node.stop());
  return { node, databaseUrl: database.url };
}

/** Reads and writes of every kind, many at once, so that transactions of one node take turns on few connections. */
async function useProduct(node: ServerProcess): Promise<ReadonlyMap<number, number>> {
  const api = createApi(node);
  const clients = startClients([
    ...Array.from({ length: 6 }, () => async () => (await api.call(contract.tripRequests.create, { body: tripRequestBody() })).status),
    ...Array.from({ length: 6 }, () => async () => (await api.send('GET', '/v3/trip_requests?q=river', { as: 'care' })).status),
    async () => (await api.send('GET', '/v2/articles?q=kenia', {})).status,
    async () => (await fetch(`${node.origin}/`)).status,
  ]);
  await eventually(() => expect(clients.statuses().get(201)).toBeGreaterThan(60));
  return clients.stop();
}

/** A change by another node is heard, which needs a connection of its own. */
async function expectNotified(node: ServerProcess, databaseUrl: string): Promise<void> {
  const api = createApi(node);
  const [article] = (await api.call(contract.articles.list, { query: { limit: 1 } })).body.items;
  if (!article) throw new Error('the demo data has no article');
  const readTitle = async () => (await api.call(contract.articles.read, { params: { id: article.id } })).body.title;
  expect(await readTitle()).toBe(article.title);
  const changed = 'A river behind a pooler';
  await query(databaseUrl, 'UPDATE published_content SET answer = replace(answer, $2, $3) WHERE id = $1', [
    article.id,
    article.title,
    changed,
  ]);
  await eventually(async () => expect(await readTitle()).toBe(changed));
}

describeWith(['pgbouncer'], 'pgbouncer in session mode', () => {
  test('with the role set, a node runs through it; DATABASE_DIRECT_URL keeps startup parameters away', async () => {
    const { node, databaseUrl } = await startBehind(['pool_mode = session', 'default_pool_size = 30'], { direct: true, role: true });
    expect(new Set((await useProduct(node)).keys())).toEqual(new Set([200, 201]));
    await expectNotified(node, databaseUrl);
    expect(node.output()).not.toContain('Warning');
  });

  test('a node says which settings are missing where pgbouncer ignores them', async () => {
    const ignored = 'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options';
    const { node } = await startBehind(['pool_mode = session', 'default_pool_size = 30', ignored]);
    expect(node.output()).toContain('statement_timeout is 0 instead of 60000, lock_timeout is 0 instead of 30000');
  });
});

const needed = preparesInTransactions ? describe : describe.skip;
needed(`pgbouncer in transaction mode${preparesInTransactions ? '' : ': skipped, needs pgbouncer 1.21 or later'}`, () => {
  test('more transactions than connections run through it, with prepared statements, notifications and jobs', async () => {
    const settings = ['pool_mode = transaction', 'max_prepared_statements = 500', 'default_pool_size = 4'];
    const { node, databaseUrl } = await startBehind(settings, { direct: true, role: true });
    expect(new Set((await useProduct(node)).keys())).toEqual(new Set([200, 201]));
    await expectNotified(node, databaseUrl);
    expect(node.output()).not.toContain('Warning');
    await eventually(async () => {
      const [row] = await query<{ done: boolean }>(databaseUrl, "SELECT count(*) > 0 AS done FROM pgboss.job WHERE state = 'completed'");
      expect(row).toEqual({ done: true });
    });
  });
});
