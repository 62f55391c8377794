import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';
import { waitFor } from './waitFor.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Keeps what was downloaded, by content: a second run needs no network. */
const cache = join(root, 'node_modules/.cache/npm-examples');

/** The examples, installed from the tarballs and the registry like anybody would. */
export interface InstalledExamples {
  folder: string;
  /** Runs a script of the examples and returns all it wrote; throws that on failure. */
  run(script: string): Promise<string>;
  /** Starts a script of the examples that serves on `PORT`, and resolves when it answers. */
  serve(script: string, env: Record<string, string>): Promise<ServedExample>;
  remove(): void;
}

/** A running example. */
export interface ServedExample {
  origin: string;
  /** Everything it has written so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Installs the examples in a folder outside of the repository; resolves to what is missing if the registry does not answer. */
export async function installExamples(): Promise<InstalledExamples | { missing: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'farwend-examples-'));
  const left = new Set(['node_modules', 'packed', '.next', 'dist']);
  cpSync(join(root, 'examples'), folder, { recursive: true, filter: (path) => !left.has(path.split('/').at(-1) ?? '') });
  await execute(process.execPath, [join(root, 'scripts/packPackages.mjs'), join(folder, 'packed')], root);
  try {
    await execute('npm', ['ci', '--prefer-offline', '--cache', cache, '--ignore-scripts', '--fetch-retries=1'], folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const text = error instanceof Error ? error.message : String(error);
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|E40[13]|E5\d\d/.test(text))
      return { missing: 'npm cannot reach its registry, which the packages of the examples come from' };
    throw error;
  }
  return {
    folder,
    run: (script) => execute('npm', ['run', '--silent', script], folder),
    serve: (script, env) => serve(folder, script, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function execute(command: string, args: string[], cwd: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(command, args, { cwd, env: environment(), maxBuffer: 64_000_000 });
  return stdout + stderr;
}

/** Without what Jest and the repository have set: the examples belong to somebody else. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _env, NODE_OPTIONS: _options, CI: _ci, ...rest } = process.env;
  return { ...rest, NEXT_TELEMETRY_DISABLED: '1' };
}

async function serve(folder: string, script: string, env: Record<string, string>): Promise<ServedExample> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const command = ['run', '--silent', script, '--', '--port', String(port)];
  // a group of its own, because npm passes no signal on to what it has started
  const child = spawn('npm', command, { cwd: folder, env: { ...environment(), ...env }, stdio: 'pipe', detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const isReady = () =>
    fetch(origin).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  try {
    await waitFor(`${script} on ${origin}`, isReady);
  } catch (error) {
    await stop();
    throw new Error(`${script} does not serve:\n${output}`, { cause: error });
  }
  return { origin, output: () => output, stop };
}
