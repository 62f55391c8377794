import { type Connection, Query } from 'pg';

/**
 * Closes a prepared statement by a message of the protocol. DEALLOCATE does the same in SQL, but a pooler such as pgbouncer, which prepares
 * statements under names of its own, does not translate it. A statement that does not exist is no error.
 */
export class CloseStatement extends Query {
  override submit: (connection: Connection) => void;

  constructor(name: string, settle: (error: Error | undefined) => void) {
    super({ text: '' }, (error: Error | undefined) => settle(error));
    this.submit = (connection) => {
      connection.close({ type: 'S', name }, false);
      connection.sync();
    };
  }
}
