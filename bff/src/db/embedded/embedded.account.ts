import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A user account of the operating system. */
export type Account = { uid: number; gid: number };

/** The account to run PostgreSQL as: it refuses root, so root uses `postgres` or else `nobody`; undefined: the current account. */
export function findDatabaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

/** Whether the account may enter every folder above the path. */
export function canReach(path: string, account: Account | undefined): boolean {
  if (!account) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder) && !canEnter(folder, account)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function canEnter(folder: string, account: Account): boolean {
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}
