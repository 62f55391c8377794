// Builds the workshop, serves it on a free port and lets the test runner visit every story.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const cwd = fileURLToPath(new URL('../stories/', import.meta.url));
const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '' };
const tool = (path, ...args) => [`${root}node_modules/${path}`, ...args];

const built = spawnSync(process.execPath, tool('storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist', '--quiet'), {
  cwd,
  env,
  encoding: 'utf8',
});
if (built.status !== 0) {
  console.error(built.stdout, built.stderr);
  process.exit(1);
}

const port = await freePort();
const server = spawn(process.execPath, tool('vite/bin/vite.js', 'preview', '--outDir', 'dist', '--port', `${port}`, '--strictPort'), {
  cwd,
  env,
  stdio: 'ignore',
});
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
await answers(`http://localhost:${port}/index.json`);

const options = ['--url', `http://localhost:${port}`, '--ci', '--failOnConsole', '--maxWorkers=2'];
const output = process.env.TEST_OUTPUT ? ['--json', `--outputFile=${process.env.TEST_OUTPUT}`] : [];
const runner = spawn(process.execPath, tool('@storybook/test-runner/dist/test-storybook.js', ...options, ...output), {
  cwd,
  env,
  stdio: 'inherit',
});
const [status] = await once(runner, 'exit');
process.exit(status ?? 1);

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const found = probe.address().port;
  probe.close();
  return found;
}

async function answers(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await setTimeout(100);
  }
  throw new Error(`${url} did not answer`);
}
