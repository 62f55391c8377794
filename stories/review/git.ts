import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs git in the repository and returns what it prints. */
export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
}

/** Like `git`; `undefined` if it fails. */
export function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
