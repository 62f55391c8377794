import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './git.ts';

/** Folder of built Storybooks, kept from run to run. */
const cache = join(root, 'node_modules/.cache/review/');

/** Builds the Storybook of a checkout into the cache and resolves to its folder. */
export async function buildStorybook(checkout: string, name: string): Promise<string> {
  const folder = join(cache, name);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const tool = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const build = spawn(process.execPath, [tool, 'build', '-o', unfinished, '--quiet'], {
    cwd: join(checkout, 'stories'),
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const [status] = await once(build, 'close');
  if (status !== 0) throw new Error(`The Storybook of ${name} could not be built:\n${output.join('').slice(-4000)}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return folder;
}

/** The Storybook of a commit, built only if the last run compared with another one. */
export async function buildStorybookOnce(checkout: string, commit: string): Promise<string> {
  const folder = join(cache, commit);
  if (existsSync(join(folder, 'index.json'))) return folder;
  const built = await buildStorybook(checkout, commit);
  for (const other of readdirSync(dirname(built)))
    if (/^[0-9a-f]{40}/.test(other) && other !== commit) rmSync(join(cache, other), { recursive: true });
  return built;
}
