import pg from 'pg';
import type { Logger } from 'pino';
import { Sequelize } from 'sequelize';
import { parseDatabaseUrl } from '#src/settings/databaseUrl.ts';
import type { Settings } from '#src/settings/settings.ts';
import { buildTlsOptions } from './clientOptions.ts';
import { findPrimary } from './connectClient.ts';
import { createPoolDriver } from './poolDriver.ts';
import { responseTimeoutSocket } from './responseTimeoutSocket.ts';
import { isBroken } from './sequelizePool.ts';
import { sessionSettings } from './sessionSettings.ts';
import { setTypeParsers } from './typeParsers.ts';

/** The settings that `connect` needs. */
export type ConnectSettings = Pick<
  Settings,
  'databaseDirectUrl' | 'dbPoolMax' | 'dbAcquireMs' | 'dbStatementMs' | 'dbLockMs' | 'dbIdleTransactionMs'
>;

export const GRACE_MS = 500; // how long the server may take to report a statement timeout

/**
 * Creates a Sequelize instance for a database URL; connections are opened on demand. Acquiring a connection, connecting, statements, locks and
 * idle transactions all have a timeout. Dates are read as 'yyyy-mm-dd', bigints as numbers. With several hosts, each connection looks for the
 * one that accepts writes.
 */
export function connect(settings: ConnectSettings, url: string, log: Logger): Sequelize {
  const { hosts, user, password, database, tls, isWritable } = parseDatabaseUrl(url);
  const isPooled = settings.databaseDirectUrl !== undefined;
  return new Sequelize({
    ...hosts[0],
    username: user,
    password,
    database,
    dialect: 'postgres',
    dialectModule: createPoolDriver(log),
    logging: false,
    define: { underscored: true },
    pool: {
      max: settings.dbPoolMax,
      min: 0,
      acquire: settings.dbAcquireMs,
      idle: 30_000,
      evict: 5_000,
      validate: (connection) => !isBroken(connection),
    },
    dialectOptions: {
      application_name: 'farwend',
      keepAlive: true,
      connectionTimeoutMillis: settings.dbAcquireMs,
      ssl: buildTlsOptions(tls),
      // statement_timeout acts first, even on a busy machine; these two are for a server that no longer responds
      query_timeout: settings.dbStatementMs + GRACE_MS + 250,
      // acts before query_timeout, which would leave the connection open; not for TLS, whose responses bypass this socket
      ...(tls.mode === 'disable' && { stream: () => responseTimeoutSocket(settings.dbStatementMs + GRACE_MS) }),
      ...(!isPooled && startupParameters(settings)), // a pooler refuses them
    },
    hooks: {
      ...(isWritable && { beforeConnect: createPrimaryFinder(url, settings) }),
      afterConnect: (client) => {
        if (!(client instanceof pg.Client)) return;
        setTypeParsers(client);
        Object.assign(client, { pipeline: true }); // Sequelize does not pass this option of pg on
      },
    },
  });
}

/** The settings of a session as options of pg, sent with the first packet of a connection. */
function startupParameters(settings: ConnectSettings) {
  const { 'pg_trgm.word_similarity_threshold': threshold, ...timeouts } = sessionSettings(settings);
  return { ...timeouts, options: `-c pg_trgm.word_similarity_threshold=${threshold}` };
}

/** Sets the host of a connection to the primary of this moment; connections that are opened together ask once. */
function createPrimaryFinder(url: string, { dbAcquireMs }: ConnectSettings) {
  let finding: ReturnType<typeof findPrimary> | undefined;
  return async (config: object) => {
    finding ??= findPrimary(url, { application_name: 'farwend primary', connectionTimeoutMillis: dbAcquireMs }).finally(() => {
      finding = undefined;
    });
    Object.assign(config, await finding);
  };
}
