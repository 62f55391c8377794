import { pino } from 'pino';
import type { Sequelize } from 'sequelize';
import { connect, type ConnectSettings } from '../../bff/src/database/connect.ts';
import { readSettings } from '../../bff/src/settings.ts';

/** Says nothing: tests look at what happens, not at what is logged. */
export const silent = pino({ level: 'silent' });

/** The server's own connection to a database, with the usual settings but for those given. */
export function connectTo(url: string, settings: Partial<ConnectSettings> = {}): Sequelize {
  return connect({ ...readSettings({}), ...settings }, url, silent);
}
