import { type Connection, Query, type QueryConfig } from 'pg';

/**
 * Statements with one Sync after the last, for which PostgreSQL sends one response instead of one each. It skips those after a failure.
 * Named ones must be prepared, because pg would not learn which of them were parsed. Their rows are ignored.
 */
export class StatementGroup extends Query {
  override submit: (connection: Connection) => void;

  /** `settle` is called with the result of the last statement, or with the first error. */
  constructor(statements: readonly QueryConfig[], settle: (error: Error | undefined, last: { command: string } | undefined) => void) {
    super({ text: '' }, (error: Error | undefined, results: unknown) => settle(error, error ? undefined : findLastResult(results)));
    this.submit = (connection) => {
      const nothing = { value: () => undefined };
      const withoutSync: Connection = Object.create(connection, { sync: nothing, describe: nothing });
      // A statement that cannot be sent leaves the connection in the middle of a group.
      const abort = (reason: unknown) => reason instanceof Error && connection.stream.destroy(reason);
      for (const statement of statements) abort(new Query(statement, abort).submit(withoutSync));
      connection.sync();
    };
  }

  /** Called by pg; without a description of the rows its own method would fail. */
  handleDataRow(): void {
    // rows are ignored
  }
}

/** pg reports one result, or an array of several. */
function findLastResult(results: unknown): { command: string } | undefined {
  const last: unknown = Array.isArray(results) ? results.at(-1) : results;
  return typeof last === 'object' && last !== null && 'command' in last ? { command: String(last.command) } : undefined;
}
