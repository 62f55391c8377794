import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A user of this machine, by number. */
export type Account = { uid: number; gid: number };

/** Whom PostgreSQL runs as: it refuses root, so root hands it to `postgres`, or to `nobody`; everyone else runs it themselves (undefined). */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(found?.[2] ?? 65_534), gid: Number(found?.[3] ?? 65_534) };
}

/** True when the account may enter every folder on the way to the path. */
export function mayReach(path: string, account: Account | undefined): boolean {
  if (!account) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder) && !mayEnter(folder, account)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayEnter(folder: string, account: Account): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}
