import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { z } from 'zod';
import '../../bff/src/serve.ts'; // loads every module that registers a statement
import { sqlTypesOf } from '../../bff/src/db/columnTypes.ts';
import { registeredStatements } from '../../bff/src/db/statement.ts';
import { createQueue } from '../../bff/src/platform/jobs/queue.ts';
import { connectTo, silentLog } from '../builders/connectTo.ts';
import { createDatabase } from '../builders/database.ts';
import { describeStatement, type StatementDescription } from '../builders/describeStatement.ts';

// The product imports the seeds of the demo data only when it loads them.
const demo = fileURLToPath(new URL('../../bff/demo/', import.meta.url));
for (const file of globSync('**/*.sql.ts', { cwd: demo })) await import(`../../bff/demo/${file}`);

const statements = registeredStatements();
const open: { client?: Client; drop?: () => Promise<void> } = {};

beforeAll(async () => {
  const { url, drop } = await createDatabase('demo');
  open.drop = drop;
  await createJobTables(url);
  open.client = new Client({ connectionString: url });
  await open.client.connect();
});
afterAll(async () => {
  await open.client?.end();
  await open.drop?.();
});

test('there are statements to check', () => {
  expect(statements.length).toBeGreaterThan(10);
});

describe('every registered statement fits the migrated schema', () => {
  test.each(statements.map((statement) => [statement.name, statement] as const))('%s', async (name, { text, params, row }) => {
    const { parameters, columns } = await describeStatement(open.client!, name, text);
    const mismatches = [
      ...Object.entries(params).flatMap(([param, schema], index) => compareType(`:${param}`, schema, parameters[index] ?? 'nothing')),
      ...(row ? compareColumns(row, columns) : []),
    ];
    expect(mismatches).toEqual([]);
  });
});

/** Functions that are volatile because they return another value each time, and have no effect. */
const harmless = ['random', 'clock_timestamp', 'system', 'pg_current_wal_flush_lsn', 'pg_is_in_recovery', 'pg_last_wal_replay_lsn'];

describe('a statement that runs in a transaction before BEGIN only reads', () => {
  test.each(statements.filter(({ isPlainRead }) => isPlainRead).map(({ name, text }) => [name, text] as const))('%s', async (_, text) => {
    const called = [...text.matchAll(/\b(\w+)\s*\(/g)].map(([, name]) => name?.toLowerCase());
    const { rows: volatile } = await open.client!.query(
      `SELECT DISTINCT proname FROM pg_proc WHERE proname = ANY ($1) AND provolatile = 'v' AND proname <> ALL ($2)`,
      [called, harmless],
    );
    const { rows: plan } = await open.client!.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
    expect({ volatile, effects: plan.filter((line) => /LockRows|(Insert|Update|Delete|Merge) on/.test(JSON.stringify(line))) }).toEqual({
      volatile: [],
      effects: [],
    });
  });
});

/** The queue creates its tables when it first starts. */
async function createJobTables(url: string): Promise<void> {
  const connection = connectTo(url);
  const queue = createQueue(connection.db, [], silentLog);
  await queue.start();
  await queue.stop(0);
  await connection.close();
}

function compareColumns(row: z.ZodObject, columns: StatementDescription['columns']): string[] {
  const shape: Record<string, z.ZodType> = row.shape;
  const missing = Object.keys(shape).filter((name) => !columns.some((column) => column.name === name));
  return [
    ...missing.map((name) => `${name} is declared, but the statement does not answer it`),
    ...columns.flatMap(({ name, type, isNullable }) => {
      const schema = shape[name];
      if (!schema) return [`${name} is answered, but not declared`];
      const nullability = isNullable && !schema.safeParse(null).success ? [`${name} can be null, but its schema refuses null`] : [];
      return [...compareType(name, schema, type), ...nullability];
    }),
  ];
}

function compareType(name: string, schema: z.ZodType, type: string): string[] {
  const expected = sqlTypesOf(schema);
  return expected.includes(type) ? [] : [`${name} is ${type} in PostgreSQL, but ${expected.join(' or ')} by its schema`];
}
