import { pino } from 'pino';
import { connect, type ConnectSettings } from '../../bff/src/db/connect.ts';
import { createDb, executeLibrarySql } from '../../bff/src/db/database.ts';
import type { Db } from '../../bff/src/kernel/db.ts';
import { readSettings } from '../../bff/src/settings/settings.ts';

/** Logs nothing. */
export const silentLog = pino({ level: 'silent' });

/** The server's database door on a database, with default settings except for those given. */
export function connectTo(url: string, settings: Partial<ConnectSettings> = {}): { db: Db; close(): Promise<void> } {
  const sequelize = connect({ ...readSettings({}), dbAcquireMs: 60_000, ...settings }, url, silentLog); // a busy machine is slow, not wrong
  return { db: createDb(sequelize), close: () => sequelize.close() };
}

/** Runs any SQL and returns its rows; prepared if a name is given. */
export async function runSql<Row extends object>(db: Db, text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
  const { rows } = await executeLibrarySql(db, { text, values, ...(name === undefined ? {} : { name }) });
  return rows;
}
