import pg from 'pg';
import type { Logger } from 'pino';
import { Sequelize } from 'sequelize';
import type { Settings } from '#src/settings.ts';
import { setTypeParsers } from './typeParsers.ts';
import { impatientSocket } from './wire.ts';

/** What `connect` needs of the settings. */
export type ConnectSettings = Pick<
  Settings,
  'databaseReadUrls' | 'dbPoolMax' | 'dbAcquireMs' | 'dbStatementMs' | 'dbLockMs' | 'dbIdleTransactionMs' | 'logLevel'
>;

const silenceMs = 1_000; // how late the server's word that a statement is over its limit may come

/**
 * The database of an address, with replicas when there are any; no connection is opened yet. Nothing waits for ever: acquiring,
 * connecting, statements, locks and idle transactions all have their limit. Dates come as 'yyyy-mm-dd', bigints as numbers.
 */
export function connect(settings: ConnectSettings, url: string, log: Logger): Sequelize {
  const replicas = settings.databaseReadUrls.map(replica);
  return new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: pg,
    logging: false,
    define: { underscored: true },
    pool: { max: settings.dbPoolMax, min: 0, acquire: settings.dbAcquireMs, idle: 30_000, evict: 5_000 },
    ...(replicas.length > 0 && { replication: { write: replica(url), read: replicas } }),
    dialectOptions: {
      application_name: 'farwend',
      // how like a word must be to count as a slip of it: `%>`, which indexes find, knows no other way to be told
      options: '-c pg_trgm.word_similarity_threshold=0.25',
      keepAlive: true,
      connectionTimeoutMillis: settings.dbAcquireMs,
      statement_timeout: settings.dbStatementMs,
      // the server's own limit answers first, also on a busy machine; these two are for a server that has gone silent
      query_timeout: settings.dbStatementMs + silenceMs + 250,
      // ahead of query_timeout, which leaves the connection hanging; TLS takes a socket over, and its silence is not seen on it
      ...(!/[?&]ssl/.test(url) && { stream: () => impatientSocket(settings.dbStatementMs + silenceMs) }),
      lock_timeout: settings.dbLockMs,
      idle_in_transaction_session_timeout: settings.dbIdleTransactionMs,
    },
    hooks: {
      afterConnect: (client) => {
        if (!(client instanceof pg.Client)) return;
        setTypeParsers(client);
        Object.assign(client, { pipeline: true }); // of pg's options Sequelize hands over only those it knows
        // without a listener a connection that the server ends takes the whole process with it
        client.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
      },
    },
  });
}

function replica(url: string) {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname,
    port: port || '5432',
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}
