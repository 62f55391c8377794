import { Buffer } from 'node:buffer';
import { join } from 'node:path';
import { describePlatform } from './embedded.platform.ts';

/** Sockets of PostgreSQL are named `.s.PGSQL.<port>`. */
export const socketPrefix = '.s.PGSQL.';

/** Where the embedded server listens. */
interface Address {
  /** The folder of the database's files, which also holds the socket. */
  data: string;
  port: number;
  password: string;
}

/**
 * The URL of a database on the embedded server. It names the Unix socket, in the notation that libpq, pg and Sequelize share, and also host
 * and port, for clients that cannot use a socket and for socket paths that would be too long.
 */
export function buildEmbeddedUrl({ data, port, password }: Address, database: string): string {
  const folder = socketFolder(data);
  return `postgres://farwend:${password}@127.0.0.1:${port}/${database}${folder === undefined ? '' : `?host=${encodeURIComponent(folder)}`}`;
}

/** The folder of the server's Unix socket: that of its files, or undefined if the socket path would be too long. */
export function socketFolder(data: string): string | undefined {
  const longestPort = '65535';
  return Buffer.byteLength(join(data, socketPrefix + longestPort)) <= describePlatform().socketPathBytes ? data : undefined;
}
