import { mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Makes the data folder ours until the returned function is called. Throws when another running process has it; what a process
 * left that was killed is taken over.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'farwend.pid');
  const holder = read(file)?.trim();
  if (holder && identity(Number(holder.split(' ')[0])) === holder) {
    throw new Error(
      `Another Farwend (process ${holder.split(' ')[0]}) uses the data folder ${dataDir}. End it, or start this one beside it with its own: DATA_DIR=.data-2 PORT=8081 PHOTOS_PORT=8301 npm start`,
    );
  }
  if (holder !== undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, `${identity(process.pid)}\n`, { flag: 'wx' });
  } catch {
    throw new Error(`Another Farwend is starting with the data folder ${dataDir}. Choose another with DATA_DIR.`);
  }
  return () => rmSync(file, { force: true });
}

/** True when the process that locked the folder no longer runs. */
export function isAbandoned(dataDir: string): boolean {
  const holder = read(join(dataDir, 'farwend.pid'))?.trim();
  return holder !== undefined && identity(Number(holder.split(' ')[0])) !== holder;
}

/** Ends the PostgreSQL that a killed process left running on these files, and waits until it is gone. */
export async function endLeftover(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = Number(read(file)?.split('\n')[0]);
  if (!pid) return;
  for (let waited = 0; servesFrom(pid, data); waited += 50) {
    if (waited % 10_000 === 0) process.kill(pid, waited === 0 ? 'SIGINT' : 'SIGQUIT');
    await setTimeout(50);
  }
  rmSync(file, { force: true }); // PostgreSQL refuses to start when its number belongs to anyone else by now
}

/** A running process and the moment it began: a number alone is used again, most of all inside containers. */
function identity(pid: number): string | undefined {
  const facts = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  const isDead = facts?.[0] === 'Z' || facts?.[0] === 'X'; // killed, and not yet taken off the list by its parent
  return facts?.[19] && !isDead ? `${pid} ${facts[19]}` : undefined;
}

function servesFrom(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
