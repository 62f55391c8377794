import type { QueryResult } from 'pg';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { formatHosts, parseDatabaseUrl } from '#src/settings/databaseUrl.ts';
import { connect, type ConnectSettings } from './connect.ts';
import type { Query, QueryRunner } from './pipelinedTransaction.ts';
import { isConnectionLoss } from './postgresErrors.ts';
import { Replica, type PositionSample } from './replica.ts';
import { selectWrittenPosition } from './replicas.sql.ts';
import { queryOnPool } from './sequelizePool.ts';
import { getSqlState } from './sqlState.ts';

/** What replicas need besides the connections: how far behind one may be. */
export type ReplicaSettings = ConnectSettings & { databaseReadUrls: readonly string[]; replicaMaxLagMs: number };

const CHECK_MS = 1_000;
const MAX_SAMPLES = 3_600;

/**
 * SQLSTATEs after which a read is tried on the primary: conflicts with the replay of changes, and tables, columns and functions of a migration
 * that has not been replayed yet.
 */
const ON_PRIMARY = new Set(['40001', '40P01', '42P01', '42703', '42883']);

/**
 * The read replicas of a primary. Reads take turns on those that are alive and not too far behind; without one, and when the connection to one
 * is lost, they run on the primary. While the primary is away, any replica that responds will do.
 */
export class Replicas implements QueryRunner {
  readonly #primary: Sequelize;
  /** The connection on which the primary is asked for its position, so that a busy pool does not make replicas look behind. */
  readonly #monitor: Sequelize;
  readonly #replicas: readonly Replica[];
  readonly #samples: PositionSample[] = [];
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(primary: Sequelize, primaryUrl: string, settings: ReplicaSettings, log: Logger) {
    const monitoring = { ...settings, dbPoolMax: 1, dbAcquireMs: CHECK_MS, dbStatementMs: CHECK_MS };
    this.#primary = primary;
    this.#monitor = connect(monitoring, primaryUrl, log);
    this.#replicas = settings.databaseReadUrls.map((url) => {
      const pools = { pool: connect(settings, url, log), monitor: connect(monitoring, url, log) };
      return new Replica(formatHosts(parseDatabaseUrl(url)), pools, settings.replicaMaxLagMs, log);
    });
    void this.#check();
  }

  /** Every replica, for the metrics. */
  list(): readonly Replica[] {
    return this.#replicas;
  }

  async run(query: Query): Promise<QueryResult> {
    const replica = this.#take(({ isUsable }) => isUsable);
    if (replica) {
      try {
        return await replica.run(query);
      } catch (error) {
        if (!isConnectionLoss(error) && !ON_PRIMARY.has(getSqlState(error) ?? '')) throw error;
      }
    }
    try {
      return await queryOnPool(this.#primary, query, null);
    } catch (error) {
      const other = isConnectionLoss(error) ? this.#take(({ isAlive }) => isAlive) : undefined;
      if (!other) throw error;
      return other.run(query);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#monitor.close(), ...this.#replicas.map((replica) => replica.close())]);
  }

  /** The next in turn that fits. */
  #take(fits: (replica: Replica) => boolean): Replica | undefined {
    const fitting = this.#replicas.filter(fits);
    this.#turn += 1;
    return fitting[this.#turn % fitting.length];
  }

  async #check(): Promise<void> {
    const at = performance.now();
    const position = await loadWrittenPosition(this.#monitor).catch(() => undefined);
    if (position !== undefined) this.#samples.push({ at, position });
    if (this.#samples.length > MAX_SAMPLES) this.#samples.shift();
    await Promise.all(this.#replicas.map((replica) => replica.check(this.#samples)));
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#check(), CHECK_MS).unref();
  }
}

async function loadWrittenPosition(monitor: Sequelize): Promise<number | undefined> {
  const { name, text } = selectWrittenPosition;
  const { rows } = await queryOnPool(monitor, { name, text, values: [] }, null);
  const [row]: { position: number }[] = rows;
  return row?.position;
}
