import { Client, type QueryConfig, type QueryResult } from 'pg';
import type { Sequelize, Transaction } from 'sequelize';
import { endsConnection, sqlState } from './sqlState.ts';

/** Sequelize's pool as it is: its own types name other values of `type` than the one it asks for. */
interface Pool {
  getConnection(options: { type: string; useMaster?: boolean }): Promise<object>;
  releaseConnection(connection: object): void;
  destroyConnection(connection: object): Promise<void>;
}

/**
 * Runs one query on a connection of Sequelize's own pool, past its query builder: on the transaction's connection when one is given,
 * else on the primary or on a replica (the primary, when there are none). The connection always goes back; a broken one is thrown away.
 */
export async function queryOnPool(sequelize: Sequelize, query: QueryConfig, on: Transaction | 'replica' | null): Promise<QueryResult> {
  if (on && on !== 'replica') return run(connectionOf(on), query);
  const pool: Pool = sequelize.connectionManager;
  const connection = await pool.getConnection({ type: 'SELECT', useMaster: on !== 'replica' });
  try {
    return await run(asClient(connection), query);
  } finally {
    if (isBroken(connection)) drop(pool, connection);
    else pool.releaseConnection(connection);
  }
}

/** True when a transaction's connection is gone or no longer answers, so that even a rollback would only wait. */
export function hasLostConnection(transaction: Transaction): boolean {
  return 'connection' in transaction && isBroken(transaction.connection);
}

/** Throws the transaction's connection away; the server rolls back by itself. */
export function dropConnection(sequelize: Sequelize, transaction: Transaction): void {
  drop(sequelize.connectionManager, connectionOf(transaction));
}

/** Its place in the pool is free at once; nobody waits for the goodbye, which a silent server never says. */
function drop(pool: Pool, connection: object): void {
  pool.destroyConnection(connection).catch(() => undefined);
}

async function run(client: Client & { _invalid?: boolean }, query: QueryConfig): Promise<QueryResult> {
  try {
    return await client.query(query);
  } catch (error) {
    if (endsConnection(error)) client._invalid = true;
    if (sqlState(error) !== undefined || error instanceof TypeError) throw error;
    // the answer never came: reset, or timed out while the query still runs, so the connection is out of step
    client._invalid = true;
    throw Object.assign(new Error('the database connection was lost', { cause: error }), { code: '08006' });
  }
}

function connectionOf(transaction: Transaction): Client {
  return asClient('connection' in transaction ? transaction.connection : undefined);
}

function asClient(connection: unknown): Client {
  if (connection instanceof Client) return connection;
  throw new Error('the transaction has no connection: it has ended');
}

function isBroken(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  return ('_invalid' in connection && connection._invalid === true) || ('_ending' in connection && connection._ending === true);
}
