import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, root, tryGit } from './git.ts';

/** Another commit in a folder of its own. */
export interface Checkout {
  /** With a trailing slash. */
  folder: string;
  remove(): void;
}

const scope = '@farwend';

/** Checks a commit out into a temporary worktree that uses the packages installed here. */
export function checkOut(commit: string): Checkout {
  const scratch = mkdtempSync(join(tmpdir(), 'farwend-review-'));
  const folder = join(scratch, 'base/');
  git('worktree', 'add', '--detach', '--quiet', folder, commit);
  linkPackages(folder);
  return {
    folder,
    remove: () => {
      tryGit('worktree', 'remove', '--force', folder);
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** Links the installed packages; the workspaces among them lead to those of the checkout. */
function linkPackages(folder: string): void {
  const workspaces = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && existsSync(join(folder, entry.name, 'package.json')) ? [`${entry.name}/`] : [],
  );
  for (const place of ['', ...workspaces]) {
    const installed = join(root, place, 'node_modules');
    if (!existsSync(installed)) continue;
    const linked = join(folder, place, 'node_modules');
    mkdirSync(linked, { recursive: true });
    // caches are left out: those of this checkout know its paths
    for (const name of readdirSync(installed).filter((one) => (!one.startsWith('.') || one === '.bin') && one !== scope))
      symlinkSync(join(installed, name), join(linked, name));
  }
  const ours = join('node_modules', scope);
  mkdirSync(join(folder, ours), { recursive: true });
  for (const name of readdirSync(join(root, ours))) symlinkSync(readlinkSync(join(root, ours, name)), join(folder, ours, name));
}
