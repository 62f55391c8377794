import { setTimeout } from 'node:timers/promises';
import type { Sequelize, Transaction } from 'sequelize';
import { dropConnection, hasLostConnection } from './pool.ts';
import { endsConnection, sqlState } from './sqlState.ts';

const attempts = 4; // once, and at most three times again

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
  const transaction = await sequelize.transaction();
  let result: T;
  try {
    result = await work(transaction);
  } catch (error) {
    if (endsConnection(error) || hasLostConnection(transaction)) dropConnection(sequelize, transaction);
    else await transaction.rollback().catch(() => undefined); // the first error is the one that tells
    throw error;
  }
  await transaction.commit();
  return result;
}
