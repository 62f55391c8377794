import { Client, type QueryConfig, type QueryResult } from 'pg';
import type { Sequelize, Transaction } from 'sequelize';
import { PipedTransaction } from './pipedTransaction.ts';
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
  if (on && on !== 'replica') {
    if (on instanceof PipedTransaction && !on.isBegun && !isRead(query)) await on.begun;
    return run(connectionOf(on), query);
  }
  const connection = await takeConnection(sequelize, on);
  try {
    return await run(connection, query);
  } finally {
    giveBack(sequelize, connection);
  }
}

/**
 * The same for a write in a transaction whose rows nobody waits for: it is on its way when this returns, goes out with the statements
 * that follow it, and what fails in it fails the transaction at its end.
 */
export async function writeOnPool(sequelize: Sequelize, query: QueryConfig, transaction: Transaction | null): Promise<void> {
  if (transaction instanceof PipedTransaction && transaction.isBegun) transaction.owe(run(connectionOf(transaction), query));
  else await queryOnPool(sequelize, query, transaction);
}

/** A connection of the pool, to be given back. */
export async function takeConnection(sequelize: Sequelize, of: 'replica' | null = null): Promise<Client> {
  const pool: Pool = sequelize.connectionManager;
  return asClient(await pool.getConnection({ type: 'SELECT', useMaster: of !== 'replica' }));
}

/** Gives a connection back, or throws it away when it is gone or no longer answers. */
export function giveBack(sequelize: Sequelize, connection: Client): void {
  const pool: Pool = sequelize.connectionManager;
  if (isBroken(connection)) drop(sequelize, connection);
  else pool.releaseConnection(connection);
}

/** Throws a connection away; the server rolls back by itself. Its place in the pool is free at once; nobody waits for the goodbye, which a silent server never says. */
export function drop(sequelize: Sequelize, connection: Client): void {
  const pool: Pool = sequelize.connectionManager;
  pool.destroyConnection(connection).catch(() => undefined);
}

/** Runs a query on a connection, behind all that was sent on it before. */
export async function run(client: Client & { _invalid?: boolean }, query: QueryConfig): Promise<QueryResult> {
  gather(client);
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

/** What a connection is told in one turn goes out together: the system call costs more than most statements. */
function gather({ connection: { stream } }: Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Whether a statement may go before it is known that its transaction has begun: alone, it would do no harm. */
function isRead({ text }: QueryConfig): boolean {
  return /^\s*SELECT\b/.test(text);
}

function connectionOf(transaction: Transaction): Client {
  return asClient('connection' in transaction ? transaction.connection : undefined);
}

function asClient(connection: unknown): Client {
  if (connection instanceof Client) return connection;
  throw new Error('the transaction has no connection: it has ended');
}

function isBroken(connection: object): boolean {
  return ('_invalid' in connection && connection._invalid === true) || ('_ending' in connection && connection._ending === true);
}
