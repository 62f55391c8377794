import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { executeLibrarySql } from '../../bff/src/db/database.ts';
import { MAX_PLANS } from '../../bff/src/db/planName.ts';
import { getSqlState } from '../../bff/src/db/sqlState.ts';
import type { Db } from '../../bff/src/kernel/db.ts';
import { connectTo, runSql } from '../builders/connectTo.ts';
import { createDatabase } from '../builders/database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: ReturnType<typeof connectTo>;
let db: Db;

beforeAll(async () => {
  database = await createDatabase();
  connection = connectTo(database.url, { dbPoolMax: 3, dbStatementMs: 2_500 });
  ({ db } = connection);
  await runSql(db, 'CREATE TABLE notes (id int PRIMARY KEY, text text, day date, count bigint)');
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  await runSql(db, 'TRUNCATE notes');
  await runSql(db, `INSERT INTO notes VALUES (1, 'a', '2027-01-31', 12345678901), (2, 'b', NULL, 0)`);
});

const textOf = async (id: number, on: Db = db) =>
  (await runSql<{ text: string }>(on, 'SELECT text FROM notes WHERE id = $1', [id], 'text of'))[0]?.text;
const write = async (id: number, text: string, on: Db) => runSql(on, 'UPDATE notes SET text = $2 WHERE id = $1', [id, text], 'write');

test('commits the work and returns its result', async () => {
  expect(await db.transaction(async (transaction) => (await write(1, 'x', transaction), textOf(1, transaction)))).toBe('x');
  expect(await textOf(1)).toBe('x');
});

test('an error rolls back and is rethrown unchanged', async () => {
  const wrong = new Error('no');
  await expect(
    db.transaction(async (transaction) => {
      await write(1, 'x', transaction);
      throw wrong;
    }),
  ).rejects.toBe(wrong);
  expect(await textOf(1)).toBe('a');
});

describe('a savepoint', () => {
  const add = async (id: number, on: Db) =>
    executeLibrarySql(on, { name: 'add', text: 'INSERT INTO notes (id, text) VALUES ($1, $2)', values: [id, 'new'] }, { defer: true });

  test('that fails is undone alone, with its deferred writes and what waits for the commit', async () => {
    const committed: string[] = [];
    const failures = await db.transaction(async (transaction) => {
      await write(1, 'before', transaction);
      const inStatement = await transaction
        .savepoint(async (part) => {
          await add(3, part);
          await part.afterCommit(() => void committed.push('undone'));
          await runSql(part, 'SELECT 1 / 0');
        })
        .catch(getSqlState);
      const inDeferredWrite = await transaction.savepoint((part) => add(1, part)).catch(getSqlState);
      const thrown = await transaction.savepoint(async () => Promise.reject(new Error('no'))).catch(String);
      await transaction.savepoint(async (part) => {
        await part.savepoint((inner) => add(1, inner)).catch(getSqlState);
        await add(4, part);
        await part.afterCommit(() => void committed.push('kept'));
      });
      await write(2, 'after', transaction);
      return [inStatement, inDeferredWrite, thrown];
    });
    expect(failures).toEqual(['22012', '23505', 'Error: no']);
    expect([await textOf(1), await textOf(2), await textOf(3), await textOf(4)]).toEqual(['before', 'after', undefined, 'new']);
    expect(committed).toEqual(['kept']);
  });

  test('needs a transaction', async () => {
    await expect(db.savepoint(async () => {})).rejects.toThrow('a savepoint needs a transaction');
  });
});

describe('a deferred write', () => {
  const add = async (id: number, on: Db) =>
    executeLibrarySql(on, { name: 'add', text: 'INSERT INTO notes (id, text) VALUES ($1, $2)', values: [id, 'new'] }, { defer: true });

  test('is visible to later statements and after the commit', async () => {
    const seen = await db.transaction(async (transaction) => {
      await textOf(1, transaction);
      await add(3, transaction);
      return textOf(3, transaction);
    });
    expect([seen, await textOf(3)]).toEqual(['new', 'new']);
  });

  test('fails the transaction with its own error, whether or not a statement follows, and nothing is stored', async () => {
    const failing = (follow: boolean) =>
      db
        .transaction(async (transaction) => {
          await write(2, 'x', transaction);
          await add(1, transaction);
          if (follow) await textOf(2, transaction);
        })
        .catch(getSqlState);
    expect([await failing(false), await failing(true), await textOf(2)]).toEqual(['23505', '23505', 'b']);
  });

  test('commits by itself if it is the only one, and fails the transaction like any other', async () => {
    const write = async (id: number) =>
      db.transaction(async (transaction) => {
        await textOf(1, transaction);
        await add(id, transaction);
      });
    await write(3);
    expect([await textOf(3), await write(1).catch(getSqlState)]).toEqual(['new', '23505']);
  });

  test('is stored with a second one, or neither is', async () => {
    const write = async (...ids: number[]) =>
      db.transaction(async (transaction) => Promise.all(ids.map(async (id) => add(id, transaction))));
    await write(3, 4);
    expect([await textOf(3), await textOf(4), await write(5, 1).catch(getSqlState), await textOf(5)]).toEqual([
      'new',
      'new',
      '23505',
      undefined,
    ]);
  });

  test('behaves the same once its statement and COMMIT are prepared and share one response', async () => {
    const addNamed = { name: 'add named', text: 'INSERT INTO notes (id, text) VALUES ($1, $2) RETURNING id' };
    const states: unknown[] = [];
    const rounds = [10, 20, 30, 40, 50, 60, 70, 80];
    for (const round of rounds) {
      await db.transaction(async (transaction) => {
        for (const id of [round, round + 1]) await executeLibrarySql(transaction, { ...addNamed, values: [id, 'new'] }, { defer: true });
      });
      const failing = db.transaction(async (transaction) => {
        for (const id of [round + 2, round, round + 3])
          await executeLibrarySql(transaction, { ...addNamed, values: [id, 'again'] }, { defer: true });
      });
      states.push(await failing.catch(getSqlState));
    }
    expect(states).toEqual(rounds.map(() => '23505'));
    const stored = await runSql<{ id: number }>(db, 'SELECT id FROM notes WHERE id > 9 ORDER BY id', [], 'stored');
    expect(stored.map(({ id }) => id)).toEqual(rounds.flatMap((round) => [round, round + 1]));
  });

  test('is not sent when the work fails', async () => {
    await runSql(db, 'CREATE SEQUENCE drawn');
    const failing = db.transaction(async (transaction) => {
      await textOf(1, transaction);
      await executeLibrarySql(transaction, { name: 'draw', text: `SELECT nextval('drawn')`, values: [] }, { defer: true });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await runSql(db, `SELECT is_called FROM drawn`, [], 'is called')).toEqual([{ is_called: false }]);
  });

  test('may be the first statement of a transaction', async () => {
    const wrong = new Error('no');
    const failing = db.transaction(async (transaction) => {
      await add(3, transaction);
      throw wrong;
    });
    await expect(failing).rejects.toBe(wrong);
    expect(await textOf(3)).toBeUndefined();
  });
});

test('a failed statement cannot be ignored: the transaction reports that nothing was stored', async () => {
  const passing = db.transaction(async (transaction) => {
    await write(2, 'x', transaction);
    await runSql(transaction, 'SELECT 1 / $1::int AS n', [0], 'bad').catch(() => undefined);
  });
  await expect(passing).rejects.toThrow('rolled back');
  expect(await textOf(2)).toBe('b');
});

test('work that continues beside a failure writes nothing after the rollback', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failing = db.transaction(async (transaction) => {
    late = textOf(1, transaction).then(async () => write(1, 'late', transaction));
    late.catch(() => undefined);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(late).rejects.toThrow('has ended');
  expect(await textOf(1)).toBe('a');
});

test('of two transactions that deadlock both commit, one after a retry', async () => {
  let runs = 0;
  const met = meeting(2);
  const cross = async (first: number, second: number, text: string) =>
    db.transaction(async (transaction) => {
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
  const failing = db.transaction(async (transaction) => {
    runs += 1;
    await runSql(transaction, `DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`);
  });
  await expect(failing.catch(getSqlState)).resolves.toBe(code);
  expect(runs).toBe(most);
});

test('a connection closed by the server fails the work, not the process, and the pool keeps working', async () => {
  const failing = db.transaction(async (transaction) => {
    await write(1, 'x', transaction);
    const [me] = await runSql<{ pid: number }>(transaction, 'SELECT pg_backend_pid() AS pid', [], 'me');
    await runSql(db, 'SELECT pg_terminate_backend($1)', [me?.pid]);
    await write(1, 'y', transaction);
  });
  expect(await failing.catch(getSqlState)).toMatch(/^(?:08006|57P01)$/);
  expect(await Promise.all([1, 2, 1, 2].map(async (id) => textOf(id)))).toEqual(['a', 'b', 'a', 'b']);
});

test('no statement outlives its timeout, and its connection is reused', async () => {
  const states: (string | null | undefined)[] = [];
  for (let round = 0; round < 4; round += 1) states.push(await runSql(db, 'SELECT pg_sleep(30)', [], 'slow').then(() => null, getSqlState));
  // On a busy machine PostgreSQL may report the timeout too late, so that the socket has been destroyed.
  expect(states).toEqual(states.map(() => expect.stringMatching(/^(?:57014|08006)$/)));
  expect(states).toContain('57014');
  expect(await textOf(1)).toBe('a');
});

test('a statement is prepared once on its connection', async () => {
  await db.transaction(async (transaction) => {
    for (let round = 0; round < 3; round += 1) await textOf(1, transaction);
    const [row] = await runSql<{ n: number }>(
      transaction,
      `SELECT (generic_plans + custom_plans)::int AS n FROM pg_prepared_statements WHERE name = 'text of'`,
    );
    expect(row?.n).toBeGreaterThanOrEqual(3);
  });
});

test('a connection keeps a bounded number of plans of list texts, and an evicted text can be used again', async () => {
  await db.transaction(async (transaction) => {
    for (let round = 0; round <= MAX_PLANS + 20; round += 1) await runSql(transaction, `SELECT ${round} AS n`, [], `rows.${round}`);
    const text = `SELECT count(*)::int AS n, count(*) FILTER (WHERE name = 'rows.0')::int AS first
      FROM pg_prepared_statements WHERE name LIKE 'rows.%'`;
    expect(await runSql(transaction, text)).toEqual([{ n: MAX_PLANS, first: 0 }]);
    expect(await runSql(transaction, 'SELECT 0 AS n', [], 'rows.0')).toEqual([{ n: 0 }]);
  });
  expect(await textOf(1)).toBe('a');
});

test('a failed query releases its connection', async () => {
  const failing = Array.from({ length: 10 }, async () => runSql(db, 'SELECT 1 / $1::int AS n', [0], 'bad').catch(getSqlState));
  expect(await Promise.all(failing)).toEqual(Array.from({ length: 10 }, () => '22012'));
  expect(await textOf(2)).toBe('b');
});

test('days are read as text, bigints as numbers', async () => {
  const [row] = await runSql(db, 'SELECT day, count FROM notes WHERE id = $1', [1], 'types');
  expect(row).toEqual({ day: '2027-01-31', count: 12345678901 });
});

test('values are bound, so nothing in them is run as SQL', async () => {
  await write(1, `'); DROP TABLE notes; --`, db);
  expect(await textOf(1)).toBe(`'); DROP TABLE notes; --`);
});

/** A barrier at which `n` runs wait for each other once; later ones pass. */
function meeting(n: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return async () => {
    here += 1;
    if (here === n) resolve();
    return promise;
  };
}
