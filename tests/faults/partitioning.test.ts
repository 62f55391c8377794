import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../../bff/src/db/migrate.ts';
import { readMigrations } from '../../bff/src/db/migrationFiles.ts';
import { createDatabase } from '../builders/database.ts';
import { query } from '../builders/query.ts';
import { waitFor } from '../builders/waitFor.ts';

const earlier = readMigrations().filter(({ name }) => name < '0016');

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeEach(async () => {
  database = await createDatabase();
  await migrate(database.url, { migrations: earlier });
});
afterEach(() => database.drop());

const insertAudit = `INSERT INTO audit (id, actor_kind, action, entity_type, details) VALUES ($1, 'system', 'WRITE', 'test', '{"a": 1}')`;
const insertEvent = `INSERT INTO events (id, type, data) VALUES ($1, 'PageVisited', '{"pageId": "home"}')`;

/** All rows of both tables as text, and where those of today's layout are stored. */
async function readRows(): Promise<string[]> {
  const rows = await query<{ row: string }>(
    database.url,
    'SELECT a::text AS row FROM audit a UNION ALL SELECT e::text FROM events e ORDER BY row',
  );
  return rows.map(({ row }) => row);
}

async function fileOf(table: string): Promise<number | undefined> {
  const [row] = await query<{ file: number }>(database.url, 'SELECT pg_relation_filenode($1::text::regclass) AS file', [table]);
  return row?.file;
}

test('the rows of years become the first partition, without being rewritten', async () => {
  await query(
    database.url,
    `INSERT INTO audit (id, at, actor_user_id, actor_kind, action, entity_type, entity_id, request_id, ip_hash, details)
     SELECT gen_random_uuid(), now() - n * interval '1 day', gen_random_uuid(), 'agent', 'ACTION ' || n % 5, 'test', gen_random_uuid(), 'r' || n, 'i',
       jsonb_build_object('n', n) FROM generate_series(0, 3000) n`,
  );
  await query(
    database.url,
    `INSERT INTO events (id, type, data, occurred_at, view_id, session_id, device_id, user_id)
     SELECT gen_random_uuid(), 'PageVisited', jsonb_build_object('n', n), now() - n * interval '1 hour', gen_random_uuid(), 's', 'd', NULL
     FROM generate_series(0, 3000) n`,
  );
  const [rows, auditFile, eventsFile] = [await readRows(), await fileOf('audit'), await fileOf('events')];
  await migrate(database.url);
  expect(await readRows()).toEqual(rows);
  expect([await fileOf('audit_first'), await fileOf('events_first')]).toEqual([auditFile, eventsFile]);
  const columns = await query(
    database.url,
    `SELECT a.attname, a.attnum, a.atttypid, a.attnotnull, pg_get_expr(d.adbin, d.adrelid) AS value, c.relname
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
     WHERE c.relname IN ('audit', 'audit_first', 'events', 'events_first') AND a.attnum > 0 ORDER BY a.attnum, a.attname`,
  );
  const columnsOf = (table: string) => columns.filter(({ relname }) => relname === table).map(({ relname: _, ...column }) => column);
  expect(columnsOf('audit')).toEqual(columnsOf('audit_first'));
  expect(columnsOf('events')).toEqual(columnsOf('events_first'));
  // every index of the partitioned tables is that of each partition: none was left behind or built a second time
  const indexes = await query<{ table: string; count: number }>(
    database.url,
    `SELECT indrelid::regclass::text AS table, count(*)::int AS count FROM pg_index JOIN month_partitions ON partition = indrelid GROUP BY 1`,
  );
  expect(new Set(indexes.filter(({ table }) => table.startsWith('audit')).map(({ count }) => count))).toEqual(new Set([6]));
  expect(new Set(indexes.filter(({ table }) => table.startsWith('events')).map(({ count }) => count))).toEqual(new Set([4]));
});

test('nodes of the earlier release write before, while and after it runs, and lose nothing', async () => {
  const written: string[] = [];
  const progress = { isOver: false };
  const clients = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      return client;
    }),
  );
  const writers = clients.map(async (client, index) => {
    const statements = [
      { name: 'audit', text: insertAudit },
      { name: 'event', text: insertEvent },
    ];
    const order = index % 2 === 0 ? statements : statements.toReversed(); // deadlocks with whoever locks both tables in one order
    while (!progress.isOver) {
      const id = randomUUID();
      await client.query('BEGIN');
      for (const statement of order) await client.query({ ...statement, values: [id] });
      await client.query('COMMIT');
      written.push(id);
    }
  });
  await waitFor('rows', async () => written.length > 100 || undefined);
  await migrate(database.url);
  const during = written.length;
  await waitFor('rows after it', async () => written.length > during + 100 || undefined);
  progress.isOver = true;
  await Promise.all(writers);
  await Promise.all(clients.map((client) => client.end()));
  const [counts] = await query(
    database.url,
    'SELECT (SELECT count(*)::int FROM audit WHERE id = ANY ($1)) AS audit, (SELECT count(*)::int FROM events WHERE id = ANY ($1)) AS events',
    [written],
  );
  expect(counts).toEqual({ audit: written.length, events: written.length });
});

test('a transaction that holds a table lets others write until it ends, and then the migration goes on', async () => {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query({ text: insertAudit, values: [randomUUID()] });
  const migration = migrate(database.url);
  await waitFor('the migration', async () => {
    const waiting = await query(
      database.url,
      "SELECT 1 FROM pg_stat_activity WHERE application_name = 'farwend migrate' AND wait_event = 'PgSleep'",
    );
    return waiting.length > 0 || undefined;
  });
  for (let write = 0; write < 20; write += 1) await query(database.url, insertAudit, [randomUUID()]);
  await holder.query('COMMIT');
  await holder.end();
  expect(await migration).toContain('0016-partitions-by-month');
  expect(await readRows()).toHaveLength(21);
});

test('a bound that was proved before is not proved again', async () => {
  await query(
    database.url,
    `INSERT INTO audit (id, actor_kind, action, entity_type) SELECT gen_random_uuid(), 'system', 'A', 'test' FROM generate_series(1, 500)`,
  );
  const now = new Date();
  const bound = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString();
  await query(database.url, `ALTER TABLE audit ADD CONSTRAINT audit_bound CHECK (at < '${bound}') NOT VALID`);
  await query(database.url, 'ALTER TABLE audit VALIDATE CONSTRAINT audit_bound');
  const rowsRead = async (table: string) => {
    const text = 'SELECT seq_tup_read::int AS read FROM pg_stat_user_tables WHERE relname = $1';
    return (await query<{ read: number }>(database.url, text, [table]))[0]?.read;
  };
  const before = await waitFor('statistics', async () => ((await rowsRead('audit')) === 500 ? 500 : undefined));
  await migrate(database.url);
  expect(await rowsRead('audit_first')).toBe(before);
});
