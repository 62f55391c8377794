import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Sequelize, Transaction } from 'sequelize';
import { preparedQuery, preparedWrite } from '../../bff/src/database/prepared.ts';
import { sqlState } from '../../bff/src/database/sqlState.ts';
import { inTransaction } from '../../bff/src/database/transaction.ts';
import { connectTo } from '../builders/connection.ts';
import { createDatabase } from '../builders/database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let sequelize: Sequelize;

beforeAll(async () => {
  database = await createDatabase();
  sequelize = connectTo(database.url, { dbPoolMax: 3, dbStatementMs: 2_500 });
  await sequelize.query('CREATE TABLE notes (id int PRIMARY KEY, text text, day date, count bigint)');
});
afterAll(async () => {
  await sequelize.close();
  await database.drop();
});
beforeEach(async () => {
  await sequelize.query(`TRUNCATE notes; INSERT INTO notes VALUES (1, 'a', '2027-01-31', 12345678901), (2, 'b', NULL, 0)`);
});

const textOf = async (id: number, transaction: Transaction | null = null) =>
  (await preparedQuery<{ text: string }>(sequelize, 'text of', 'SELECT text FROM notes WHERE id = $1', [id], transaction))[0]?.text;
const write = async (id: number, text: string, transaction: Transaction | null) =>
  preparedQuery(sequelize, 'write', 'UPDATE notes SET text = $2 WHERE id = $1', [id, text], transaction);

test('commits what the work did and returns its result', async () => {
  expect(await inTransaction(sequelize, async (transaction) => (await write(1, 'x', transaction), textOf(1, transaction)))).toBe('x');
  expect(await textOf(1)).toBe('x');
});

test('an error rolls back and comes out as it was', async () => {
  const wrong = new Error('no');
  await expect(
    inTransaction(sequelize, async (transaction) => {
      await write(1, 'x', transaction);
      throw wrong;
    }),
  ).rejects.toBe(wrong);
  expect(await textOf(1)).toBe('a');
});

describe('a write nobody waits for', () => {
  const add = async (id: number, transaction: Transaction) =>
    preparedWrite(sequelize, 'add', 'INSERT INTO notes (id, text) VALUES ($1, $2)', [id, 'new'], transaction);

  test('is there for the statements behind it and after the commit', async () => {
    const seen = await inTransaction(sequelize, async (transaction) => {
      await textOf(1, transaction);
      await add(3, transaction);
      return textOf(3, transaction);
    });
    expect([seen, await textOf(3)]).toEqual(['new', 'new']);
  });

  test('fails the transaction with its own error, whether or not something follows it, and nothing stays', async () => {
    const failing = (follow: boolean) =>
      inTransaction(sequelize, async (transaction) => {
        await write(2, 'x', transaction);
        await add(1, transaction);
        if (follow) await textOf(2, transaction);
      }).catch(sqlState);
    expect([await failing(false), await failing(true), await textOf(2)]).toEqual(['23505', '23505', 'b']);
  });

  test('is begun with: the first statement of a transaction may be one', async () => {
    const wrong = new Error('no');
    const failing = inTransaction(sequelize, async (transaction) => {
      await add(3, transaction);
      throw wrong;
    });
    await expect(failing).rejects.toBe(wrong);
    expect(await textOf(3)).toBeUndefined();
  });
});

test('a statement that failed cannot be passed over: the transaction says that nothing was kept', async () => {
  const passing = inTransaction(sequelize, async (transaction) => {
    await write(2, 'x', transaction);
    await preparedQuery(sequelize, 'bad', 'SELECT 1 / $1::int AS n', [0], transaction).catch(() => undefined);
  });
  await expect(passing).rejects.toThrow('taken back');
  expect(await textOf(2)).toBe('b');
});

test('what goes on beside a failure writes nothing after the end', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failing = inTransaction(sequelize, async (transaction) => {
    late = textOf(1, transaction).then(async () => write(1, 'late', transaction));
    late.catch(() => undefined);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(late).rejects.toThrow('it has ended');
  expect(await textOf(1)).toBe('a');
});

test('of two that deadlock both get through, the loser by running again', async () => {
  let runs = 0;
  const met = meeting(2);
  const cross = async (first: number, second: number, text: string) =>
    inTransaction(sequelize, async (transaction) => {
      runs += 1;
      await write(first, text, transaction);
      await met();
      await write(second, text, transaction);
    });
  await Promise.all([cross(1, 2, 'x'), cross(2, 1, 'x')]);
  expect([await textOf(1), await textOf(2)]).toEqual(['x', 'x']);
  expect(runs).toBe(3);
});

test.each([
  ['40001', 4],
  ['40P01', 4],
  ['23505', 1],
])('SQLSTATE %s: %i runs at most', async (code, most) => {
  let runs = 0;
  const failing = inTransaction(sequelize, async (transaction) => {
    runs += 1;
    await sequelize.query(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`, { transaction });
  });
  await expect(failing.catch(sqlState)).resolves.toBe(code);
  expect(runs).toBe(most);
});

test('a connection that the server ends in the middle fails the work, not the process, and the pool goes on', async () => {
  const failing = inTransaction(sequelize, async (transaction) => {
    await write(1, 'x', transaction);
    const [me] = await preparedQuery<{ pid: number }>(sequelize, 'me', 'SELECT pg_backend_pid() AS pid', [], transaction);
    await sequelize.query(`SELECT pg_terminate_backend(${me?.pid})`);
    await write(1, 'y', transaction);
  });
  expect(await failing.catch(sqlState)).toMatch(/^(?:08006|57P01)$/);
  expect(await Promise.all([1, 2, 1, 2].map(async (id) => textOf(id)))).toEqual(['a', 'b', 'a', 'b']);
});

test('no statement outlives its limit, and its connection is used again', async () => {
  for (let round = 0; round < 4; round += 1) {
    const slow = preparedQuery(sequelize, 'slow', 'SELECT pg_sleep(30)', []);
    await expect(slow.catch(sqlState)).resolves.toBe('57014');
  }
  expect(await textOf(1)).toBe('a');
});

test('a statement is prepared once on its connection', async () => {
  await inTransaction(sequelize, async (transaction) => {
    for (let round = 0; round < 3; round += 1) await textOf(1, transaction);
    const [row] = await preparedQuery<{ n: number }>(
      sequelize,
      'count prepared',
      `SELECT (generic_plans + custom_plans)::int AS n FROM pg_prepared_statements WHERE name = 'text of'`,
      [],
      transaction,
    );
    expect(row?.n).toBeGreaterThanOrEqual(3);
  });
});

test('a failed query gives its connection back', async () => {
  const failing = Array.from({ length: 10 }, async () => preparedQuery(sequelize, 'bad', 'SELECT 1 / $1::int AS n', [0]).catch(sqlState));
  expect(await Promise.all(failing)).toEqual(Array.from({ length: 10 }, () => '22012'));
  expect(await textOf(2)).toBe('b');
});

test('days come as text, counts as numbers, through both ways of asking', async () => {
  const expected = { day: '2027-01-31', count: 12345678901 };
  const [row] = await preparedQuery(sequelize, 'types', 'SELECT day, count FROM notes WHERE id = $1', [1]);
  expect(row).toEqual(expected);
  const [rows] = await sequelize.query('SELECT day, count FROM notes WHERE id = 1');
  expect(rows).toEqual([expected]);
});

test('values are values: nothing in them is SQL', async () => {
  await write(1, `'); DROP TABLE notes; --`, null);
  expect(await textOf(1)).toBe(`'); DROP TABLE notes; --`);
});

/** A place where `n` runs wait for each other once; later ones walk through. */
function meeting(n: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return async () => {
    here += 1;
    if (here === n) resolve();
    return promise;
  };
}
