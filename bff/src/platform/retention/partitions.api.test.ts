import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi } from '@farwend/tests/builders/api.ts';
import { query, queryLast } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const tables = ['audit', 'events'] as const;
type Table = (typeof tables)[number];
const insert: Record<Table, string> = {
  audit: `INSERT INTO audit (id, at, actor_kind, action, entity_type) VALUES ($1, $2, 'system', 'TEST', 'test')`,
  events: `INSERT INTO events (id, occurred_at, type, data) VALUES ($1, $2, 'PageVisited', '{}')`,
};

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);

/** The first moment of a month from now, in UTC. */
function startOfMonth(fromNow: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + fromNow));
}

/** Like `audit_2026_11`. */
function partitionOf(table: Table, month: number): string {
  return `${table}_${startOfMonth(month).toISOString().slice(0, 7).replace('-', '_')}`;
}

/** Inserts a row of this time and returns its id. */
async function insertAt(table: Table, time: Date): Promise<string> {
  const id = randomUUID();
  await sql(insert[table], [id, time]);
  return id;
}

/** The partition that holds a row; undefined if there is no such row. */
async function placeOf(table: Table, id: string): Promise<string | undefined> {
  const [row] = await sql<{ partition: string }>(`SELECT tableoid::regclass::text AS partition FROM ${table} WHERE id = $1`, [id]);
  return row?.partition;
}

async function partitionsOf(table: Table): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `SELECT partition::text AS name FROM month_partitions WHERE parent = $1::text::regclass ORDER BY 1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function metricOf(name: string, table: Table): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(new RegExp(`^${name}\\{table="${table}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
}

describe.each(tables)('%s', (table) => {
  test('is prepared for the next three months, and a row lands in its month', async () => {
    expect(await partitionsOf(table)).toEqual(
      [partitionOf(table, 1), partitionOf(table, 2), partitionOf(table, 3), `${table}_default`, `${table}_first`].toSorted(),
    );
    expect(await metricOf('farwend_partition_months_ahead', table)).toBe(3);
    const lastOfThisMonth = new Date(startOfMonth(1).getTime() - 1);
    expect(await placeOf(table, await insertAt(table, lastOfThisMonth))).toBe(`${table}_first`);
    expect(await placeOf(table, await insertAt(table, startOfMonth(1)))).toBe(partitionOf(table, 1));
    expect(await placeOf(table, await insertAt(table, startOfMonth(3)))).toBe(partitionOf(table, 3));
  });

  test('a row beyond all months is taken and counted, and moves when its month is made', async () => {
    await sql(`DROP TABLE ${partitionOf(table, 2)}, ${partitionOf(table, 3)}`);
    const [late, beyond] = [await insertAt(table, startOfMonth(3)), await insertAt(table, startOfMonth(40))];
    expect([await placeOf(table, late), await placeOf(table, beyond)]).toEqual([`${table}_default`, `${table}_default`]);
    expect(await metricOf('farwend_partition_default_rows', table)).toBe(2);
    expect(await metricOf('farwend_partition_months_ahead', table)).toBe(1);
    await runJob(server, 'maintainPartitions');
    expect([await placeOf(table, late), await placeOf(table, beyond)]).toEqual([partitionOf(table, 3), `${table}_default`]);
    expect(await metricOf('farwend_partition_default_rows', table)).toBe(1);
    expect(await metricOf('farwend_partition_months_ahead', table)).toBe(3);
  });

  test('nodes that prepare the months at once make each once', async () => {
    const before = await partitionsOf(table);
    await sql(`DROP TABLE ${partitionOf(table, 1)}, ${partitionOf(table, 2)}`);
    const create = () => queryLast<{ created: number }>(server.databaseUrl, `SELECT create_month_partitions('${table}', 3) AS created`);
    const created = await Promise.all([create(), create(), create(), create()]);
    expect(created.flat().filter((row) => row.created > 0)).toEqual([{ created: 2 }]);
    expect(await partitionsOf(table)).toEqual(before);
  });
});

describe('the audit log', () => {
  const changes = ["UPDATE {table} SET action = 'nothing'", 'DELETE FROM {table}', 'TRUNCATE {table}'];
  test.each(changes)('%s is refused for the table and each partition', async (change) => {
    for (const name of ['audit', ...(await partitionsOf('audit'))]) {
      await expect(sql(change.replace('{table}', name))).rejects.toThrow('audit rows are never changed or deleted');
    }
  });

  test('is read across its months, newest first', async () => {
    const entityId = randomUUID();
    for (const month of [2, -3, 3, 1, -1, 0]) {
      const at = startOfMonth(month);
      const values = [randomUUID(), at, entityId, `M${month}`];
      await sql(`INSERT INTO audit (id, at, entity_id, action, actor_kind, entity_type) VALUES ($1, $2, $3, $4, 'system', 'test')`, values);
    }
    const read = async (rest: object) => {
      const { body } = await api.call(contract.audit.list, { as: 'admin', query: { entityId, ...rest } });
      return body.items;
    };
    const all = await read({});
    expect(all.map(({ action }) => action)).toEqual(['M3', 'M2', 'M1', 'M0', 'M-1', 'M-3']);
    const older = await read({ before: all[2]?.id ?? '', limit: 2 });
    expect(older.map(({ action }) => action)).toEqual(['M0', 'M-1']);
    const between = await read({ from: startOfMonth(-1).toISOString(), to: startOfMonth(2).toISOString() });
    expect(between.map(({ action }) => action)).toEqual(['M1', 'M0', 'M-1']);
  });

  test.each(['true', 'audit.entity_id = $1', 'audit.actor_user_id = $1', 'audit.action = $1', 'audit.entity_type = $1'])(
    'a page where %s is read from the indexes of the partitions, without sorting',
    async (condition) => {
      const list = `SELECT * FROM audit WHERE ${condition} ORDER BY audit.at DESC, audit.id DESC LIMIT 25`;
      const plan = await queryLast<Record<'QUERY PLAN', string>>(
        server.databaseUrl,
        `SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off; EXPLAIN (GENERIC_PLAN) ${list}`,
      );
      const steps = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(steps).toMatch(/Index Scan/);
      expect(steps).not.toMatch(/Seq Scan|Filter:|^Sort|-> {2}Sort/m);
    },
  );
});

describe('retention', () => {
  /** Months that end as the last expired ones, those after them, and others on either side. */
  const months: Record<Table, { expired: number[]; kept: number[] }> = {
    audit: { expired: [-120, -86, -85], kept: [-84, -83, -14, -1] },
    events: { expired: [-86, -15, -14], kept: [-13, -12, -1] },
  };
  const rows = new Map<string, { table: Table; month: number }>();

  beforeAll(async () => {
    for (const table of tables) {
      await sql(`ALTER TABLE ${table} DETACH PARTITION ${table}_first`); // as if it had been partitioned for ten years
      for (const month of [...months[table].expired, ...months[table].kept]) {
        const bounds = `FOR VALUES FROM ('${startOfMonth(month).toISOString()}') TO ('${startOfMonth(month + 1).toISOString()}')`;
        await sql('SELECT add_partition($1::text::regclass, $2, $3)', [table, partitionOf(table, month).slice(table.length + 1), bounds]);
        for (const time of [startOfMonth(month), new Date(startOfMonth(month + 1).getTime() - 1)])
          rows.set(await insertAt(table, time), { table, month });
      }
    }
    await runJob(server, 'maintainPartitions', 2);
  });

  test.each(tables)('drops exactly the expired months of %s', async (table) => {
    const places = await Promise.all(
      [...rows].filter(([, row]) => row.table === table).map(async ([id, { month }]) => ({ month, place: await placeOf(table, id) })),
    );
    const { expired, kept } = months[table];
    expect(places.filter(({ place }) => place === undefined).map(({ month }) => month)).toEqual(expired.flatMap((month) => [month, month]));
    expect(places.flatMap(({ place }) => place ?? [])).toEqual(kept.flatMap((month) => Array(2).fill(partitionOf(table, month))));
    expect((await partitionsOf(table)).filter((name) => expired.some((month) => partitionOf(table, month) === name))).toEqual([]);
  });

  test('makes a partition of this month when there is none', async () => {
    expect(await placeOf('audit', await insertAt('audit', new Date()))).toBe(partitionOf('audit', 0));
  });

  test('keeps every version by default', async () => {
    const count = async () => (await sql<{ count: number }>('SELECT count(*)::int FROM versions'))[0]?.count;
    await sql("UPDATE versions SET created_at = created_at - interval '20 years'");
    const before = await count();
    await runJob(server, 'pruneVersions');
    expect(await count()).toBe(before);
  });
});
