import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { copyIn } from '../../bff/src/db/copyIn.ts';
import { copiedId, copyIds, appendNumber } from '../../bff/demo/large/changes.ts';
import { streamCopies } from '../../bff/demo/large/copies.ts';
import { withoutIndexes } from '../../bff/demo/large/withoutIndexes.ts';
import { createDatabase } from '../builders/database.ts';

const database = await createDatabase();
const client = new Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

const row = { id: '018f0000-0000-7000-8000-000000000001', name: 'Fjord \\ "north"\tand\nsouth', tags: ['a,b', 'c"d\\'], note: null };
const rowsOf = async () => (await client.query<typeof row>('SELECT id, name, tags, note FROM places ORDER BY n')).rows;

beforeEach(async () => {
  await client.query('DROP TABLE IF EXISTS places');
  await client.query(
    'CREATE TABLE places (n int GENERATED ALWAYS AS IDENTITY, id uuid PRIMARY KEY, name text NOT NULL, tags text[], note text)',
  );
  await client.query('CREATE INDEX places_by_name ON places (name)');
  await client.query('INSERT INTO places (id, name, tags, note) VALUES ($1, $2, $3, $4)', Object.values(row));
  await client.query('ALTER TABLE places DROP COLUMN n, ADD COLUMN n int NOT NULL DEFAULT 0');
});

test('copies are complete except for what must differ', async () => {
  const changes = { id: copyIds(), name: appendNumber(), note: appendNumber(), n: (_: string, n: number) => String(n) };
  expect(await streamCopies(client, { table: 'places', changes }, 3, () => undefined)).toBe(3);
  const copy = (n: number) => ({ ...row, id: copiedId(row.id, n), name: `${row.name} ${n}` });
  expect(await rowsOf()).toEqual([row, copy(1), copy(2), copy(3)]);
});

test('a rejected row ends an endless stream, and the connection stays usable', async () => {
  function* lines() {
    for (;;) yield `${row.id}\ttwice\n`;
  }
  await expect(copyIn(client, 'places (id, name)', lines())).rejects.toMatchObject({ code: '23505' });
  expect(await rowsOf()).toEqual([row]);
});

test('an error while generating rows ends the copy, and none of them is stored', async () => {
  function* lines(): Generator<string> {
    yield `${copiedId(row.id, 1)}\tone\n`;
    throw new Error('no second one');
  }
  await expect(copyIn(client, 'places (id, name)', lines())).rejects.toThrow('no second one');
  expect(await rowsOf()).toEqual([row]);
});

test('indexes are dropped during the load and restored at the end', async () => {
  const indexes = async () => (await client.query(`SELECT indexname FROM pg_indexes WHERE tablename = 'places' ORDER BY 1`)).rows.length;
  expect(await withoutIndexes(client, 'places', indexes)).toBe(1);
  expect(await indexes()).toBe(2);
});
