// Builds the workshop, serves it on a free port, lets the test runner visit every story, then opens every docs page and walks the keyboard tables.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const workshop = fileURLToPath(new URL('../stories/', import.meta.url));
const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '' };
const tool = (path, ...args) => [`${root}node_modules/${path}`, ...args];

const built = spawnSync(process.execPath, tool('storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist', '--quiet'), {
  cwd: workshop,
  env,
  encoding: 'utf8',
});
if (built.status !== 0) {
  console.error(built.stdout, built.stderr);
  process.exit(1);
}

const port = await freePort();
const url = `http://localhost:${port}`;
const server = spawn(process.execPath, tool('vite/bin/vite.js', 'preview', '--outDir', 'dist', '--port', `${port}`, '--strictPort'), {
  cwd: workshop,
  env,
  stdio: 'ignore',
});
const scratch = mkdtempSync(join(tmpdir(), 'farwend-stories-'));
process.on('exit', () => {
  server.kill();
  rmSync(scratch, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
await answers(`${url}/index.json`);

const visits = ['--url', url, '--ci', '--failOnConsole', '--maxWorkers=2'];
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ...tool('jest/bin/jest.js')];
const reports = [
  await run('visits', workshop, tool('@storybook/test-runner/dist/test-storybook.js', ...visits, '--json', '--outputFile')),
  await run('walks', root, [...jest, '-c', 'tests/stories/jest.config.mjs', '--ci', '--forceExit', '--json', '--outputFile']),
];
if (process.env.TEST_OUTPUT) writeFileSync(process.env.TEST_OUTPUT, JSON.stringify(total(reports)));
process.exit(reports.every(({ success }) => success) ? 0 : 1);

/** Runs a command that writes jest's report, and resolves to that; a command that wrote none has failed. */
async function run(name, cwd, command) {
  const output = join(scratch, `${name}.json`);
  const child = spawn(process.execPath, [...command, output], { cwd, env: { ...env, STORYBOOK_URL: url }, stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  try {
    const report = JSON.parse(readFileSync(output, 'utf8'));
    return { ...report, success: report.success && status === 0 };
  } catch {
    return { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0, success: false };
  }
}

function total(reports) {
  const sum = (name) => reports.reduce((so, report) => so + report[name], 0);
  return Object.fromEntries(['numPassedTests', 'numFailedTests', 'numRuntimeErrorTestSuites'].map((name) => [name, sum(name)]));
}

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
