import { Client, type QueryConfig, type QueryResult } from 'pg';
import type { Sequelize } from 'sequelize';
import { isTracing, recordSpan } from '#src/kernel/tracing.ts';
import { CloseStatement } from './closeStatement.ts';
import type { PipelinedTransaction, Query, QueryRunner } from './pipelinedTransaction.ts';
import { trackPlan } from './planName.ts';
import type { PoolClient } from './poolDriver.ts';
import { isUnresponsive } from './responseTimeoutSocket.ts';
import { endsConnection, getSqlState, isReadOnly } from './sqlState.ts';
import { StatementGroup } from './statementGroup.ts';
import { statementSeconds } from './statementSeconds.ts';

/** Sequelize's pool as it really is: its own types declare other values of `type` than it accepts. */
interface Pool {
  getConnection(options: { type: string }): Promise<object>;
  releaseConnection(connection: object): void;
  destroyConnection(connection: object): Promise<void>;
}

/**
 * Runs a query on a connection of Sequelize's pool, bypassing its query builder, or on the transaction or the replicas if they are given.
 * Releases the connection; destroys a broken one.
 */
export async function queryOnPool(sequelize: Sequelize, query: Query, on: QueryRunner | null): Promise<QueryResult> {
  if (on) return on.run(query);
  const connection: PoolClient = await acquireConnection(sequelize);
  try {
    return await runQuery(connection, query);
  } catch (error) {
    // Several statements in one text, as libraries send, may have opened a transaction and failed before its end.
    if (query.values === undefined) connection._invalid = true;
    throw error;
  } finally {
    releaseConnection(sequelize, connection);
  }
}

/** Runs a write whose result is not needed. In a transaction its failure fails the transaction at COMMIT. */
export async function writeOnPool(sequelize: Sequelize, query: Query, transaction: PipelinedTransaction | null): Promise<void> {
  if (transaction) transaction.defer(query);
  else await queryOnPool(sequelize, query, null);
}

/** Takes a connection from the pool; the caller must release it. */
export async function acquireConnection(sequelize: Sequelize): Promise<Client> {
  const pool: Pool = sequelize.connectionManager;
  return asClient(await pool.getConnection({ type: 'SELECT' }));
}

/** Returns a connection to the pool, or destroys it if it is broken. */
export function releaseConnection(sequelize: Sequelize, connection: Client): void {
  const pool: Pool = sequelize.connectionManager;
  if (isBroken(connection)) destroyConnection(sequelize, connection);
  else pool.releaseConnection(connection);
}

/** Destroys a connection; the server then rolls back. Not awaited, because an unresponsive server never closes its side. */
export function destroyConnection(sequelize: Sequelize, connection: Client): void {
  const pool: Pool = sequelize.connectionManager;
  pool.destroyConnection(connection).catch(() => undefined);
}

/** Runs a query on a connection, after everything already sent on it. */
export async function runQuery(client: Client, query: QueryConfig): Promise<QueryResult> {
  trackPlan(client, query.name, (evicted) => closeStatement(client, evicted));
  return send(client, [query], () => client.query(query));
}

/** Runs queries in their order: as one group if all are prepared on the connection, else one by one. One promise for each that was sent. */
export function runPipelined(client: Client, queries: readonly QueryConfig[]): Promise<{ command: string } | undefined>[] {
  for (const { name } of queries) trackPlan(client, name, (evicted) => closeStatement(client, evicted));
  if (queries.length < 2 || !queries.every((query) => isPrepared(client, query))) return queries.map((query) => runQuery(client, query));
  const { promise, resolve, reject } = Promise.withResolvers<{ command: string } | undefined>();
  return [
    send(client, queries, () => {
      client.query(new StatementGroup(queries, (error, last) => (error ? reject(error) : resolve(last))));
      return promise;
    }),
  ];
}

async function send<Result>(client: PoolClient, queries: readonly QueryConfig[], submit: () => Promise<Result>): Promise<Result> {
  corkUntilNextTick(client);
  const started = performance.now();
  try {
    const result = await submit();
    statementSeconds.observe({ outcome: 'ok' }, (performance.now() - started) / 1000);
    if (isTracing()) recordStatements(queries, started);
    return result;
  } catch (error) {
    statementSeconds.observe({ outcome: 'failed' }, (performance.now() - started) / 1000);
    if (isTracing()) recordStatements(queries, started, error);
    if (endsConnection(error)) client._invalid = true;
    if (isReadOnly(error) || isUnresponsive(error)) client.outdatePool?.();
    if (getSqlState(error) !== undefined || error instanceof TypeError) throw error;
    // there was no response: the connection was reset, or timed out while the query still runs, and is out of sync
    client._invalid = true;
    throw Object.assign(new Error('the database connection was lost', { cause: error }), { code: '08006' });
  }
}

/** Records a span for each statement by its name, or by its first word if it has none; never its text, which may hold values. */
function recordStatements(queries: readonly QueryConfig[], started: number, error?: unknown): void {
  for (const { name, text } of queries)
    recordSpan(
      name ?? /\w+/.exec(text)?.[0] ?? 'statement',
      started,
      { kind: 'client', attributes: { 'db.system.name': 'postgresql' } },
      error,
    );
}

/** Drops a prepared statement; a connection on which that fails is no longer in step with pg's list of what is prepared. */
function closeStatement(client: PoolClient, name: string): void {
  Reflect.deleteProperty(getPreparedStatements(client), name);
  client.query(
    new CloseStatement(name, (error) => {
      if (error) client._invalid = true;
    }),
  );
}

function isPrepared(client: Client, { name }: QueryConfig): boolean {
  return name !== undefined && Reflect.get(getPreparedStatements(client), name) !== undefined;
}

/** The text of each statement that is prepared on a connection, by its name. */
function getPreparedStatements(client: Client): object {
  const prepared: unknown = Reflect.get(client.connection, 'parsedStatements');
  if (typeof prepared !== 'object' || prepared === null) throw new TypeError('pg keeps its prepared statements elsewhere');
  return prepared;
}

/** Sends everything written in one turn of the event loop with one system call, which costs more than most statements. */
function corkUntilNextTick({ connection: { stream } }: Client): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function asClient(connection: unknown): Client {
  if (connection instanceof Client) return connection;
  throw new TypeError("Sequelize's pool returned something other than a pg client");
}

/** Whether the pool must not hand a connection out again. */
export function isBroken(connection: unknown): boolean {
  return ['_invalid', '_ending', 'isOutdated'].some((flag) => connection instanceof Client && Reflect.get(connection, flag) === true);
}
