import pg from 'pg';
import type { Logger } from 'pino';

/**
 * The part of pg that Sequelize's pool uses. Its clients listen for errors from their construction on: PostgreSQL may end a connection in
 * the packet that opens it, before Sequelize's hooks can add a listener, and an error that nobody listens for ends the process.
 */
export function createPoolDriver(log: Logger): Pick<typeof pg, 'Client' | 'types'> {
  class PoolClient extends pg.Client {
    /** Sequelize sets it after connecting, but its own listener for errors already reads it. */
    queryType = 'write';

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
    }
  }
  return { Client: PoolClient, types: pg.types };
}
