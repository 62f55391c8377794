import pg from 'pg';
import type { Logger } from 'pino';

/** A connection of a pool. */
export interface PoolClient extends pg.Client {
  /** Set by Sequelize and by us: the pool destroys the connection. */
  _invalid?: boolean;
  /** Whether the pool was outdated after this connection was opened. */
  isOutdated?: boolean;
  /** Makes the pool replace all connections: this one met a standby where the primary was, or a server that hangs, and the others lead there too. */
  outdatePool?(): void;
}

/**
 * The part of pg that Sequelize's pool uses. Its clients listen for errors from their construction on: PostgreSQL may end a connection in
 * the packet that opens it, before Sequelize's hooks can add a listener, and an error that nobody listens for ends the process.
 */
export function createPoolDriver(log: Logger): Pick<typeof pg, 'Client' | 'types'> {
  let generation = 0;
  class DriverClient extends pg.Client implements PoolClient {
    /** Sequelize sets it after connecting, but its own listener for errors already reads it. */
    queryType = 'write';
    readonly #generation = generation;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
    }

    get isOutdated(): boolean {
      return this.#generation !== generation;
    }

    outdatePool(): void {
      if (!this.isOutdated) generation += 1;
    }
  }
  return { Client: DriverClient, types: pg.types };
}
