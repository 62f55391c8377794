import type { Client } from 'pg';
import { setTimeout } from 'node:timers/promises';
import type { Sequelize, Transaction } from 'sequelize';
import { PipedTransaction } from './pipedTransaction.ts';
import { drop, giveBack, run, takeConnection } from './pool.ts';
import { endsConnection, sqlState } from './sqlState.ts';

const attempts = 4; // once, and at most three times again
/** What statements hear that come after one that failed. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Runs the work in one transaction and commits. Whoever loses a serialization conflict (40001) or a deadlock (40P01) runs again from
 * its start, at most three times, so the work must have no effect outside the database. Any other error rolls back and is thrown on.
 */
export async function inTransaction<T>(sequelize: Sequelize, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(sequelize, work);
    } catch (error) {
      if (attempt === attempts || !['40001', '40P01'].includes(sqlState(error) ?? '')) throw error;
      await setTimeout(Math.random() * 20 * 2 ** attempt); // apart, or the same two meet again
    }
  }
}

async function once<T>(sequelize: Sequelize, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const connection = await takeConnection(sequelize);
  const transaction = new PipedTransaction(sequelize, connection, run(connection, { text: 'BEGIN' }));
  let result: T;
  try {
    result = await work(transaction);
    await commit(connection, transaction);
  } catch (error) {
    transaction.close('rollback');
    if (endsConnection(error)) drop(sequelize, connection);
    else {
      await run(connection, { text: 'ROLLBACK' }).catch(() => undefined); // the first error is the one that tells
      giveBack(sequelize, connection);
    }
    const failure = await transaction.firstFailure();
    throw failure && sqlState(error) === IN_FAILED_TRANSACTION ? failure.reason : error;
  }
  giveBack(sequelize, connection);
  await transaction.runHooks();
  return result;
}

/** COMMIT goes out with what was written last. When one of those statements failed, PostgreSQL takes all back and says so. */
async function commit(connection: Client, transaction: PipedTransaction): Promise<void> {
  transaction.close('commit');
  const { command } = await run(connection, { text: 'COMMIT' });
  const failure = await transaction.firstFailure();
  if (failure) throw failure.reason;
  if (command !== 'COMMIT') throw new Error('the transaction was taken back: a statement in it had failed');
}
