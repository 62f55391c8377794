import { git, tryGit } from './git.ts';
import { UsageError } from './usageError.ts';

/** A commit, or the working tree that follows it. */
export interface Version {
  commit: string;
  /** First line of its message. */
  subject: string;
  /** Name of the checked-out branch, if there is one. */
  branch?: string;
  /** Whether there are changes that are not committed. */
  hasUncommitted?: boolean;
}

/** What is compared: the base, and the working tree as it is now. */
export function comparedCommits(requestedBase?: string): { base: Version; head: Version } {
  const head: Version = {
    ...describeCommit('HEAD'),
    branch: git('branch', '--show-current'),
    hasUncommitted: git('status', '--porcelain') !== '',
  };
  return { base: describeCommit(requestedBase ?? defaultBase(head)), head };
}

/** Where the branch left main; on main itself, what the last commit or the uncommitted changes changed. */
function defaultBase({ commit, hasUncommitted = false }: Version): string {
  const main = ['main', 'origin/main'].find((name) => tryGit('rev-parse', '--verify', `${name}^{commit}`) !== undefined);
  if (!main)
    throw new UsageError('There is no branch main to compare with. Name what to compare with: npm run review -- --base <branch or commit>');
  const fork = tryGit('merge-base', 'HEAD', main);
  if (fork === undefined)
    throw new UsageError(`This branch has no commit in common with ${main}. Name what to compare with: --base <commit>`);
  if (fork !== commit) return fork;
  return hasUncommitted ? commit : `${commit}~1`;
}

function describeCommit(reference: string): Version {
  const commit = tryGit('rev-parse', '--verify', '--end-of-options', `${reference}^{commit}`);
  if (commit === undefined)
    throw new UsageError(`There is no commit “${reference}” to compare with. Name a branch, a tag or a commit: --base main`);
  return { commit, subject: git('log', '-1', '--format=%s', commit) };
}
