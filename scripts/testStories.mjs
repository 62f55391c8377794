// Builds the workshop, and every story a second time as a server renders it, serves both on a free port, and runs tests/stories on them.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const workshop = fileURLToPath(new URL('../stories/', import.meta.url));
const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '' };
const tool = (path, ...args) => [`${root}node_modules/${path}`, ...args];

build(...tool('storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist', '--quiet'));
build(...tool('vite/bin/vite.js', 'build', '--app', '-c', 'ssr/vite.config.ts'));
build('dist/ssr/server/server.js', 'dist/ssr/pages.json');

const port = await freePort();
const url = `http://localhost:${port}`;
const server = spawn(process.execPath, tool('vite/bin/vite.js', 'preview', '--outDir', 'dist', '--port', `${port}`, '--strictPort'), {
  cwd: workshop,
  env,
  stdio: 'ignore',
});
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
await answers(`${url}/index.json`);

const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const options = ['-c', 'tests/stories/jest.config.mjs', '--maxWorkers=2', '--ci', '--forceExit'];
const report = process.env.TEST_OUTPUT ? ['--json', `--outputFile=${process.env.TEST_OUTPUT}`] : [];
const tests = spawn(process.execPath, [...flags, ...tool('jest/bin/jest.js', ...options, ...report)], {
  cwd: root,
  env: { ...env, STORYBOOK_URL: url },
  stdio: 'inherit',
});
const [status] = await once(tests, 'exit');
process.exit(status ?? 1);

/** Runs a step that must succeed before anything can be tested. */
function build(...command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: workshop, env, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(1);
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const found = probe.address().port;
  probe.close();
  return found;
}

async function answers(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await setTimeout(100);
  }
  throw new Error(`${url} did not answer`);
}
