// Builds Storybook and the server-rendered stories, serves both on a free port and runs tests/stories against them. Stories whose inputs
// have not changed since the last complete run are skipped; `--all` tests every story and, if all pass, records that.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { storyFingerprints } from '../stories/affected/storyFingerprints.ts';
import { recordVerifiedStories, verifiedStoryFiles } from '../stories/affected/verifiedStories.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const storybook = fileURLToPath(new URL('../stories/', import.meta.url));
const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '' };
const tool = (path, ...args) => [`${root}node_modules/${path}`, ...args];

const fingerprints = storyFingerprints();
const all = process.argv.includes('--all') || process.env.CHROMIUM_PATH !== undefined; // another browser has verified nothing
const verified = all ? [] : verifiedStoryFiles(fingerprints);

build(...tool('storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist', '--quiet'));
build(...tool('vite/bin/vite.js', 'build', '--app', '-c', 'ssr/vite.config.ts'));
build('dist/ssr/server/server.js', 'dist/ssr/pages.json');

const port = await freePort();
const url = `http://localhost:${port}`;
const server = spawn(process.execPath, tool('vite/bin/vite.js', 'preview', '--outDir', 'dist', '--port', `${port}`, '--strictPort'), {
  cwd: storybook,
  env,
  stdio: 'ignore',
});
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
await waitUntilServed(`${url}/index.json`);
reportSkipped();

const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const options = ['-c', 'tests/stories/jest.config.mjs', '--maxWorkers=2', '--ci', '--forceExit'];
const scratch = mkdtempSync(join(tmpdir(), 'farwend-stories-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const output = process.env.TEST_OUTPUT ?? join(scratch, 'stories.json');
const tests = spawn(process.execPath, [...flags, ...tool('jest/bin/jest.js', ...options, '--json', `--outputFile=${output}`)], {
  cwd: root,
  env: { ...env, STORYBOOK_URL: url, VERIFIED_STORY_FILES: JSON.stringify(verified) },
  stdio: 'inherit',
});
const [status] = await once(tests, 'exit');
if (process.argv.includes('--all') && status === 0 && everyTestRan()) {
  recordVerifiedStories(fingerprints);
  console.log('Every story passed: stories/affected/verified.json is up to date.');
}
process.exit(status ?? 1);

/** Prints how many stories are left out, and why. */
function reportSkipped() {
  const { entries } = JSON.parse(readFileSync(`${storybook}dist/index.json`, 'utf8'));
  const files = Object.values(entries).flatMap(({ type, importPath }) => (type === 'story' ? [join('stories', importPath)] : []));
  const skipped = files.filter((path) => verified.includes(path)).length;
  console.log(
    skipped === 0
      ? `Testing all ${files.length} stories.`
      : `Skipping ${skipped} of ${files.length} stories: nothing they depend on has changed since the last complete run (--all tests every story).`,
  );
}

/** Whether no test was skipped, as pictures are on a machine that renders differently. */
function everyTestRan() {
  return existsSync(output) && JSON.parse(readFileSync(output, 'utf8')).numPendingTests === 0;
}

/** Runs a build step, without which nothing can be tested. */
function build(...command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: storybook, env, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(1);
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

async function waitUntilServed(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await setTimeout(100);
  }
  throw new Error(`${url} does not respond`);
}
