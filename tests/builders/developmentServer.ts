import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Server, withResources } from './server.ts';
import { waitFor } from './waitFor.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copied = ['package.json', 'scripts', 'tsconfig.base.json', 'api-contract', 'design-system', 'site', 'bff'];
const left = /(?:^|\/)(?:node_modules|dist|dist-types)(?:\/|$)/;

/** `npm run dev` in a copy of the repository, so that a test can edit its files. */
export interface DevelopmentServer extends Server {
  /** Replaces a text that occurs once in a file of the copy. */
  edit(file: string, before: string, after: string): Promise<void>;
  /** Everything it has written so far. */
  output(): string;
}

/** Copies the repository and starts its development server; ready when it resolves. */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const copy = await copyRepository();
  return withResources({}, async (env, resources, dispose) => {
    const manifest: { scripts: { dev: string } } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8'));
    const child = spawn('sh', ['-c', manifest.scripts.dev], {
      cwd: copy,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env, NODE_ENV: 'development' },
      stdio: 'pipe',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    const ended = once(child, 'exit');
    const server = {
      ...resources,
      output: () => output,
      async edit(file: string, before: string, after: string) {
        const path = join(copy, file);
        const text = await readFile(path, 'utf8');
        if (text.split(before).length !== 2) throw new Error(`${file} does not hold "${before}" exactly once.`);
        await writeFile(path, text.replace(before, after));
      },
      async stop() {
        child.kill('SIGTERM');
        await ended;
        await dispose();
        await rm(copy, { recursive: true, force: true, maxRetries: 10 }); // the watched process may still be writing its cache
      },
    };
    await waitFor('the development server', async () => output.includes('Ready: ') || undefined).catch(async (error: unknown) => {
      await server.stop();
      throw new Error(`The development server did not start:\n${output}`, { cause: error });
    });
    return server;
  });
}

/** Copies what `npm run dev` reads; packages are links into the repository, its own workspaces links into the copy. */
async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'farwend-development-'));
  const isWanted = (path: string) => !left.test(relative(root, path));
  for (const name of copied) await cp(join(root, name), join(copy, name), { recursive: true, filter: isWanted });
  for (const folder of ['.', 'site', 'bff']) {
    const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')];
    await mkdir(to);
    for (const name of await readdir(from))
      if (!name.startsWith('.') && name !== '@farwend') await symlink(join(from, name), join(to, name));
  }
  await cp(join(root, 'node_modules/@farwend'), join(copy, 'node_modules/@farwend'), { recursive: true, verbatimSymlinks: true });
  return copy;
}
