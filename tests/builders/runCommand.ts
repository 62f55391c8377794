import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Server } from './server.ts';

/** The folder of the repository, where the commands of package.json run. */
export const repositoryFolder = fileURLToPath(new URL('../..', import.meta.url));

const { PATH = '', HOME = '' } = process.env;

/** Environment of every process of the product: nothing of a developer's own, and what Node has compiled before, which halves its start. */
export const baseEnvironment = { PATH, HOME, NODE_COMPILE_CACHE: `${repositoryFolder}node_modules/.cache/compiled` };

export type Command = 'admin' | 'backup' | 'import' | 'rekey' | 'restore' | 'seed';

/** Runs a command of the built server with these settings and nothing else; rejects with its output when it fails. */
export function runCommand(command: Command, args: readonly string[], settings: Record<string, string>) {
  return promisify(execFile)(process.execPath, [`bff/dist/${command}.js`, ...args], {
    cwd: repositoryFolder,
    env: { ...baseEnvironment, ...settings },
  });
}

/** The settings with which a command works on what a running server works on. */
export function settingsOf({ databaseUrl, dataDir }: Pick<Server, 'databaseUrl' | 'dataDir'>) {
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
}
