import type { QueryResult } from 'pg';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { Query } from './pipelinedTransaction.ts';
import { isConnectionLoss } from './postgresErrors.ts';
import { selectReplayedPosition } from './replicas.sql.ts';
import { queryOnPool } from './sequelizePool.ts';

/** Where the primary's log ended at a moment, in bytes; the clock is `performance.now()`. */
export interface PositionSample {
  at: number;
  position: number;
}

/** One read replica with its connections, as this node sees it. */
export class Replica {
  /** Host and port. */
  readonly name: string;
  readonly pool: Sequelize;
  /** The connection on which it is asked how far it is, whatever the pool does. */
  readonly #monitor: Sequelize;
  readonly #maxLagMs: number;
  readonly #log: Logger;
  #isAlive = false;
  /** Everything that was committed before this moment is on the replica. */
  #holdsUntil = Number.NEGATIVE_INFINITY;
  #lagMs = 0;
  #wasUsable = false;

  constructor(name: string, { pool, monitor }: { pool: Sequelize; monitor: Sequelize }, maxLagMs: number, log: Logger) {
    this.name = name;
    this.pool = pool;
    this.#monitor = monitor;
    this.#maxLagMs = maxLagMs;
    this.#log = log;
  }

  /** Whether it responds and is a replica: one that was promoted is not. */
  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Whether it has everything except for the last `maxLagMs`. */
  get isUsable(): boolean {
    return this.#isAlive && performance.now() - this.#holdsUntil <= this.#maxLagMs;
  }

  /** How far it was behind the primary when both were last asked; 0 when it had everything. */
  get lagSeconds(): number {
    return this.#lagMs / 1_000;
  }

  /** Runs a read. After a lost connection the replica is used again once it responds to a check. */
  async run(query: Query): Promise<QueryResult> {
    try {
      return await queryOnPool(this.pool, query, null);
    } catch (error) {
      if (isConnectionLoss(error)) this.#isAlive = false;
      throw error;
    }
  }

  /** Asks the replica how far it is; `samples`: of the primary, oldest first. */
  async check(samples: readonly PositionSample[]): Promise<void> {
    const replayed = await this.#loadReplayedPosition().catch(() => null);
    this.#isAlive = replayed !== null;
    const reached = samples.findLast(({ position }) => replayed !== null && position <= replayed);
    this.#holdsUntil = Math.max(this.#holdsUntil, reached?.at ?? Number.NEGATIVE_INFINITY);
    const [oldest] = samples;
    const newest = samples.at(-1);
    if (oldest && newest) this.#lagMs = newest.at - Math.max(this.#holdsUntil, oldest.at);
    this.#logChange();
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.#monitor.close()]);
  }

  /** Null: it is not a replica. */
  async #loadReplayedPosition(): Promise<number | null> {
    const { name, text } = selectReplayedPosition;
    const { rows } = await queryOnPool(this.#monitor, { name, text, values: [] }, null);
    const [row]: { position: number | null }[] = rows;
    return row?.position ?? null;
  }

  #logChange(): void {
    const { isUsable, name: replica } = this;
    if (isUsable === this.#wasUsable) return;
    this.#wasUsable = isUsable;
    if (isUsable) this.#log.info({ replica }, 'a replica is read from');
    else this.#log.warn({ replica, isAlive: this.#isAlive, lagSeconds: this.lagSeconds }, 'a replica is left out of reads');
  }
}
