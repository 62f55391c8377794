import pg from 'pg';
import type { Logger } from 'pino';
import { Sequelize } from 'sequelize';
import type { Settings } from '#src/settings/settings.ts';
import { createPoolDriver } from './poolDriver.ts';
import { responseTimeoutSocket } from './responseTimeoutSocket.ts';
import { setTypeParsers } from './typeParsers.ts';

/** The settings that `connect` needs. */
export type ConnectSettings = Pick<
  Settings,
  'databaseReadUrls' | 'dbPoolMax' | 'dbAcquireMs' | 'dbStatementMs' | 'dbLockMs' | 'dbIdleTransactionMs' | 'logLevel'
>;

export const GRACE_MS = 500; // how long the server may take to report a statement timeout

/**
 * Creates a Sequelize instance for a database URL and the configured replicas; connections are opened on demand. Acquiring a connection,
 * connecting, statements, locks and idle transactions all have a timeout. Dates are read as 'yyyy-mm-dd', bigints as numbers.
 */
export function connect(settings: ConnectSettings, url: string, log: Logger): Sequelize {
  const replicas = settings.databaseReadUrls.map(parseDatabaseUrl);
  return new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: createPoolDriver(log),
    logging: false,
    define: { underscored: true },
    pool: { max: settings.dbPoolMax, min: 0, acquire: settings.dbAcquireMs, idle: 30_000, evict: 5_000 },
    ...(replicas.length > 0 && { replication: { write: parseDatabaseUrl(url), read: replicas } }),
    dialectOptions: {
      application_name: 'farwend',
      // minimum similarity of a typo; a setting because the operator `%>`, which can use an index, takes no argument
      options: '-c pg_trgm.word_similarity_threshold=0.25',
      keepAlive: true,
      connectionTimeoutMillis: settings.dbAcquireMs,
      statement_timeout: settings.dbStatementMs,
      // statement_timeout acts first, even on a busy machine; these two are for a server that no longer responds
      query_timeout: settings.dbStatementMs + GRACE_MS + 250,
      // acts before query_timeout, which would leave the connection open; not for TLS, whose responses bypass this socket
      ...(!/[?&]ssl/.test(url) && { stream: () => responseTimeoutSocket(settings.dbStatementMs + GRACE_MS) }),
      lock_timeout: settings.dbLockMs,
      idle_in_transaction_session_timeout: settings.dbIdleTransactionMs,
    },
    hooks: {
      afterConnect: (client) => {
        if (!(client instanceof pg.Client)) return;
        setTypeParsers(client);
        Object.assign(client, { pipeline: true }); // Sequelize does not pass this option of pg on
      },
    },
  });
}

/** Parses a URL into Sequelize's replication options. As in libpq, `?host=` names the folder of a Unix socket. */
function parseDatabaseUrl(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? hostname,
    port: port || '5432',
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}
