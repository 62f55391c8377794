// The services of a cluster that no npm package brings, and the Debian package of each.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian package by program. */
export const packageOf = {
  haproxy: 'haproxy',
  nginx: 'nginx',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  dovecot: 'dovecot-imapd',
};

/** Programs that are as good, with the same options and protocol. */
const alternatives = { 'redis-server': ['valkey-server'] };

/** The file of a program or of an alternative, or undefined if none is installed. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const files = [name, ...(alternatives[name] ?? [])].flatMap((program) => folders.map((folder) => join(folder, program)));
  return files.find((file) => existsSync(file));
}

/** The programs that are not installed. */
export function listMissingPrograms() {
  return Object.keys(packageOf).filter((name) => !findProgram(name));
}
