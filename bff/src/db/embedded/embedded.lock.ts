import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processTable } from './embedded.processes.ts';
import { socketPrefix } from './embedded.url.ts';

/**
 * Locks the data folder until the returned function is called. Throws when a running process holds the lock; the lock of a process that was
 * killed is taken over.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'farwend.pid');
  const owner = readIfExists(file)?.trim();
  if (owner && processTable.identify(Number(owner.split(' ')[0])) === owner) {
    throw new Error(
      `Another Farwend (process ${owner.split(' ')[0]}) uses the data folder ${dataDir}. Stop it, or start this one with a data folder and ports of its own: DATA_DIR=.data-2 PORT=8081 PHOTOS_PORT=8301 npm start`,
    );
  }
  if (owner !== undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, `${processTable.identify(process.pid)}\n`, { flag: 'wx' });
  } catch {
    throw new Error(`Another Farwend is starting with the data folder ${dataDir}. Choose another with DATA_DIR.`);
  }
  return () => rmSync(file, { force: true });
}

/** Whether the process that locked the folder no longer runs. */
export function isAbandoned(dataDir: string): boolean {
  const owner = readIfExists(join(dataDir, 'farwend.pid'))?.trim();
  return owner !== undefined && processTable.identify(Number(owner.split(' ')[0])) !== owner;
}

/** Stops a PostgreSQL server that a killed process left running on these files, waits for it to exit, and removes its leftovers. */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = Number(readIfExists(file)?.split('\n')[0]);
  if (!pid) return;
  for (let waited = 0; processTable.isServing(pid, data); waited += 50) {
    if (waited % 10_000 === 0) process.kill(pid, waited === 0 ? 'SIGINT' : 'SIGQUIT');
    await setTimeout(50);
  }
  rmSync(file, { force: true }); // PostgreSQL would not start if another process had this pid by now
  for (const socket of readdirSync(data).filter((name) => name.startsWith(socketPrefix))) rmSync(join(data, socket), { force: true });
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
