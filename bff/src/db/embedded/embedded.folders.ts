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
import { canReach, type Account } from './embedded.account.ts';
import { isAbandoned, stopOrphan } from './embedded.lock.ts';
import { describePlatform } from './embedded.platform.ts';

/** Holds, for root, what the database account cannot reach in the project folders. */
const sharedFolder = '/var/lib/farwend';
const throwawayPrefix = 'farwend-throwaway-';

/** The folder with `bin/postgres`: that of the package, or a copy in a place that the account can reach. */
export function ensureProgramFolder(account: Account | undefined): string {
  const manifest = findManifest(describePlatform().packageName);
  const original = join(dirname(manifest), 'native');
  if (canReach(join(original, 'bin/postgres'), account)) return original;
  const copy = join(ensureSharedFolder(original), 'native');
  const stamp = join(copy, '.version');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return copy;
  rmSync(copy, { recursive: true, force: true });
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true });
  writeFileSync(stamp, version);
  return copy;
}

/** The folder of the database files: in the data folder or, if the account cannot reach that, elsewhere, with a note in the data folder. */
export function findDataFolder(dataDir: string, account: Account | undefined, log: Logger): string {
  const inDataDir = join(dataDir, 'postgres');
  if (canReach(inDataDir, account)) return inDataDir;
  const elsewhere = join(ensureSharedFolder(dataDir), 'postgres');
  const note = join(dataDir, 'postgres-is-elsewhere.txt');
  if (!existsSync(note)) {
    rmSync(elsewhere, { recursive: true, force: true }); // the data folder was deleted, so the user wants to start over
    writeFileSync(note, `Only root may enter this folder, and PostgreSQL does not run as root, so its files are in:\n${elsewhere}\n`);
  }
  log.info({ folder: elsewhere }, `only root may enter ${dataDir}, so the database files are in ${elsewhere}`);
  return elsewhere;
}

/** Creates a temporary folder for a throwaway database, and removes the folders and servers that killed processes left behind. */
export async function createThrowawayFolder(account: Account | undefined): Promise<string> {
  const parent = canReach(join(tmpdir(), 'any'), account) ? tmpdir() : ensureEnterable(sharedFolder);
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(throwawayPrefix))) {
    const leftover = join(parent, name);
    if (!isAbandoned(leftover)) continue;
    await stopOrphan(join(leftover, 'postgres'));
    rmSync(leftover, { recursive: true, force: true });
  }
  return ensureEnterable(mkdtempSync(join(parent, throwawayPrefix)));
}

/** Creates a folder that only the account can enter. */
export function createPrivateFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

function findManifest(packageName: string): string {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(packageName))), '../package.json');
  } catch {
    throw new Error(`${packageName} is not installed. Run npm ci with optional packages, or set DATABASE_URL to a PostgreSQL of your own.`);
  }
}

/** The shared folder for a path. */
function ensureSharedFolder(path: string): string {
  const hash = createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16);
  ensureEnterable(sharedFolder);
  return ensureEnterable(join(sharedFolder, hash));
}

function ensureEnterable(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}
