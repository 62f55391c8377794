import type { Sequelize, Transaction } from 'sequelize';
import { queryOnPool } from './pool.ts';

/**
 * Rows of a named prepared statement on Sequelize's own pool: PostgreSQL parses and plans it once per connection. One name, one text.
 * Runs in the given transaction, else by itself on the primary; 'replica' is for reads that may lag. Errors are pg's own (`code` is
 * the SQLSTATE).
 */
export async function preparedQuery<Row extends object>(
  sequelize: Sequelize,
  name: string,
  text: string,
  values: readonly unknown[],
  on: Transaction | 'replica' | null = null,
): Promise<Row[]> {
  const result = await queryOnPool(sequelize, { name, text, values: [...values] }, on);
  return result.rows;
}
