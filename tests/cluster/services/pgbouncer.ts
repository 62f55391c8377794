import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDatabaseUrl } from '../../../bff/src/settings/databaseUrl.ts';
import { freePort } from '../../builders/freePort.ts';
import { findProgram } from './programs.mjs';
import { startService } from './startService.ts';

/** A pooler in front of a database. */
export interface Pgbouncer {
  /** URL of the database through it. */
  url: string;
  stop(): Promise<void>;
}

/** The version of the installed pgbouncer, as [major, minor]; undefined without one. */
export function findPgbouncerVersion(): [number, number] | undefined {
  const file = findProgram('pgbouncer');
  if (!file) return undefined;
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(file, ['--version']).toString()) ?? [];
  return [Number(major), Number(minor)];
}

/** Starts pgbouncer for one database with few connections to it; `settings`: further lines of its configuration. */
export async function startPgbouncer(databaseUrl: string, settings: readonly string[]): Promise<Pgbouncer> {
  const { hosts, user, password, database } = parseDatabaseUrl(new URL(databaseUrl).href.replace(/\?.*/, ''));
  const [{ host, port: databasePort }] = hosts;
  const folder = await mkdtemp(join(tmpdir(), 'farwend-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const config = [
    '[databases]',
    `${database} = host=${host} port=${databasePort} dbname=${database} user=${user} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'default_pool_size = 12',
    ...settings,
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, config.join('\n'));
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []; // it refuses to run as root
  const service = await startService('pgbouncer', [...asRoot, file], port);
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
