import type { PassWhen, ScreeningAnswerType } from '@farwend/api-contract';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { migrate } from '../../bff/src/db/migrate.ts';
import { type Migration, readMigrations } from '../../bff/src/db/migrationFiles.ts';
import { fitsAnswerType } from '../../bff/src/domains/trips/screening/outcome.ts';
import { createDatabase } from '../builders/database.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { lockTable, waitForBlocked } from '../builders/tableLock.ts';
import { watchLocks } from '../releases/watchLocks.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeEach(async () => {
  database = await createDatabase();
});
afterEach(() => database.drop());

const first: Migration = { name: '0001-first', sql: 'CREATE TABLE first (id int); INSERT INTO first VALUES (1)', checksum: 'a' };
const second: Migration = { name: '0002-second', sql: 'ALTER TABLE first ADD name text', checksum: 'b' };

const tables = async () =>
  (await query<{ tablename: string }>(database.url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).map(
    ({ tablename }) => tablename,
  );

test('of several nodes that start at once, one applies all migrations', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
  const names = readMigrations().map(({ name }) => name);
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([names, [], []]);
  const rows = await query(database.url, 'SELECT name, checksum FROM schema_migrations ORDER BY name');
  expect(rows).toEqual(readMigrations().map(({ name, checksum }) => ({ name, checksum })));
});

test('only pending migrations are applied', async () => {
  expect(await migrate(database.url, { migrations: [first] })).toEqual(['0001-first']);
  expect(await migrate(database.url, { migrations: [first, second] })).toEqual(['0002-second']);
  expect(await query(database.url, 'SELECT * FROM first')).toEqual([{ id: 1, name: null }]);
});

test('a failing migration is named, and those before it are rolled back', async () => {
  const wrong = { ...second, sql: 'ALTER TABLE nowhere ADD name text' };
  await expect(migrate(database.url, { migrations: [first, wrong] })).rejects.toThrow(
    'Migration 0002-second failed, and nothing was changed: relation "nowhere" does not exist',
  );
  expect(await tables()).toEqual([]);
});

const alone = (name: string, sql: string): Migration => ({ name, sql: `-- no transaction\n${sql}`, checksum: name });
const createIndex = alone('0003-index', 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS first_id ON first (id)');
const findIndex = () => query(database.url, `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass('first_id')`);

test('a migration without a transaction runs once, between those before and after it, when several nodes start at once', async () => {
  const third: Migration = { name: '0004-third', sql: 'ALTER TABLE first ADD place text', checksum: 'd' };
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, { migrations: [first, second, createIndex, third] })));
  expect(applied.flat()).toEqual(['0001-first', '0002-second', '0003-index', '0004-third']);
  expect(await findIndex()).toEqual([{ isValid: true }]);
  expect(await query(database.url, 'SELECT * FROM first')).toEqual([{ id: 1, name: null, place: null }]);
});

test('a migration without a transaction that failed runs again, and replaces the invalid index that it left', async () => {
  await migrate(database.url, { migrations: [first] });
  await query(database.url, 'INSERT INTO first VALUES (1)');
  await expect(migrate(database.url, { migrations: [first, second, createIndex] })).rejects.toThrow(
    'Migration 0003-index failed, and it runs again at the next start: could not create unique index "first_id"',
  );
  expect(await findIndex()).toEqual([{ isValid: false }]);
  await query(database.url, 'UPDATE first SET id = 2 WHERE ctid = (SELECT max(ctid) FROM first)');
  expect(await migrate(database.url, { migrations: [first, second, createIndex] })).toEqual(['0003-index']);
  expect(await findIndex()).toEqual([{ isValid: true }]);
});

test('a migration that finds a table locked lets others pass, and is applied when the table is free', async () => {
  await migrate(database.url, { migrations: [first] });
  const lock = await lockTable(database.url, 'first');
  const migrating = migrate(database.url, { migrations: [first, second] });
  await waitForBlocked(database.url, 'first', 1);
  await waitForBlocked(database.url, 'first', 0); // it gave up, so that requests no longer queue behind it
  await lock.release();
  expect(await migrating).toEqual(['0002-second']);
});

test('a lock on a large table is measured from when it is taken until it is released', async () => {
  await migrate(database.url, { migrations: [first] });
  await query(database.url, 'INSERT INTO first SELECT generate_series(2, 1000)');
  await query(database.url, 'ANALYZE first');
  const slow: Migration = { ...second, sql: `${second.sql}; SELECT pg_sleep(1.2)` };
  const watches = await Promise.all([watchLocks(database.url, 500), watchLocks(database.url, 5_000)]);
  await migrate(database.url, { migrations: [first, slow] });
  const [large, small] = await Promise.all(watches.map((watch) => watch.stop()));
  expect(large).toEqual([{ table: 'first', mode: 'AccessExclusiveLock', heldMs: expect.any(Number) }]);
  expect(large?.[0]?.heldMs).toBeGreaterThan(1_000);
  expect(small).toEqual([]);
});

test('a migration that was changed after it was applied aborts the start', async () => {
  await migrate(database.url, { migrations: [first] });
  await expect(migrate(database.url, { migrations: [{ ...first, checksum: 'c' }, second] })).rejects.toThrow(
    'Migration 0001-first was changed after it was applied to the database. Restore bff/migrations/0001-first.sql and put the change into a new migration.',
  );
  expect(await query(database.url, 'SELECT * FROM first')).toEqual([{ id: 1 }]);
});

test('an applied migration that is missing from the folder aborts the start', async () => {
  await migrate(database.url, { migrations: [first, second] });
  await expect(migrate(database.url, { migrations: [first] })).rejects.toThrow(
    'Migration 0002-second was applied to the database, but bff/migrations does not have it: the database belongs to a newer version of Farwend.',
  );
});

test('a database from before the baselines aborts the start, with advice', async () => {
  await query(database.url, "CREATE TABLE migrations AS SELECT '0021-growing-lists' AS name");
  const start = startServer({ env: { SEED: 'none' }, after: { databaseUrl: database.url, dataDir: '.data' } });
  await expect(start).rejects.toThrow(
    /created by an earlier version of Farwend.*Create an empty database, set DATABASE_URL to it and start again/,
  );
  await expect(migrate(database.url, { embeddedIn: '/srv/farwend/.data' })).rejects.toThrow(
    'Delete the data folder /srv/farwend/.data (the embedded database with its documents and mails) and run npm start again',
  );
  expect(await tables()).toEqual(['migrations']);
});

test('every screening criterion of the baseline has a condition that fits its type and choices', async () => {
  await migrate(database.url);
  const criteria = await query<{ key: string; answer_type: ScreeningAnswerType; pass_when: PassWhen; choices: string[] }>(
    database.url,
    'SELECT key, answer_type, pass_when, choices FROM screening_criteria',
  );
  expect(criteria).toHaveLength(18);
  for (const { key, answer_type: answerType, pass_when: passWhen, choices } of criteria) {
    expect({ key, fits: fitsAnswerType(passWhen, answerType) }).toEqual({ key, fits: true });
    const named = ['in' in passWhen ? passWhen.in : [], 'warnIn' in passWhen ? passWhen.warnIn : []].flat();
    expect(choices).toEqual(expect.arrayContaining(named));
  }
});
