import { setTimeout } from 'node:timers/promises';
import type { Sequelize } from 'sequelize';
import { findCause, PipelinedTransaction } from './pipelinedTransaction.ts';
import { destroyConnection, releaseConnection, runPipelined, runQuery, acquireConnection } from './sequelizePool.ts';
import { endsConnection, getSqlState } from './sqlState.ts';

const MAX_ATTEMPTS = 4; // the first and three retries

/**
 * Runs the work in one transaction and commits. After a serialization failure (40001) or a deadlock (40P01) it is retried from the start, at
 * most three times, so it must have no effect outside the database. Any other error rolls back and is rethrown.
 */
export async function runTransaction<T>(sequelize: Sequelize, work: (transaction: PipelinedTransaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(sequelize, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !['40001', '40P01'].includes(getSqlState(error) ?? '')) throw error;
      await setTimeout(Math.random() * 20 * 2 ** attempt); // jitter, so that the same two do not collide again
    }
  }
}

async function runOnce<T>(sequelize: Sequelize, work: (transaction: PipelinedTransaction) => Promise<T>): Promise<T> {
  const connection = await acquireConnection(sequelize);
  const transaction = new PipelinedTransaction({
    run: (query) => runQuery(connection, query),
    runPipelined: (queries) => runPipelined(connection, queries),
  });
  let result: T;
  try {
    result = await work(transaction);
    await transaction.commit();
  } catch (error) {
    transaction.close();
    if (endsConnection(error)) destroyConnection(sequelize, connection);
    else {
      await transaction.rollBack().catch(() => undefined); // the first error is the cause
      releaseConnection(sequelize, connection);
    }
    throw findCause(error, await transaction.settleDeferred());
  }
  releaseConnection(sequelize, connection);
  await transaction.runHooks();
  return result;
}
