// The services of a cluster that no npm package brings, and the Debian package of each.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian package by program. */
export const packageOf = { haproxy: 'haproxy', nginx: 'nginx', pgbouncer: 'pgbouncer', 'redis-server': 'redis-server' };

/** The file of a program, or undefined if it is not installed. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** The programs that are not installed. */
export function listMissingPrograms() {
  return Object.keys(packageOf).filter((name) => !findProgram(name));
}
