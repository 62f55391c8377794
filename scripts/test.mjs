// Runs everything that must hold, part after part, and ends with the line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'farwend-tests-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** The parts in their order; each is one command, and `counts` says that it writes jest's JSON. */
const parts = [
  check('types', 'every package type-checks', 'typescript/bin/tsc', '-b'),
  check('lint', 'rules of the code, who may import whom', 'oxlint/bin/oxlint'),
  check('format', 'every file is formatted', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  ...(existsSync(join(root, 'knip.json')) ? [check('unused', 'no file, export or package is unused', 'knip/bin/knip.js')] : []),
  { name: 'lock', does: 'the lock file installs on every platform', command: ['scripts/check-lock.mjs'] },
  { name: 'build', does: 'the site builds', command: ['scripts/buildSite.mjs'] },
  jest('unit', 'components, rules and machines, in a simulated browser'),
  jest('node', "the server's own pieces, the contract, the architecture"),
  jest('api', 'every call over a real PostgreSQL, and what happens when things break'),
  jest('e2e', 'the whole product in a browser, with its accessibility'),
  {
    name: 'stories',
    does: 'the workshop builds; every story holds in every mode, every docs page opens, keyboard tables are walked',
    command: ['scripts/testStories.mjs'],
    counts: true,
  },
];

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log('npm test                     everything\nnpm test -- --only api,unit  some parts\n\nParts:');
  for (const { name, does } of parts) console.log(`  ${name.padEnd(8)} ${does}`);
  process.exit(0);
}
const wanted = values.only?.split(',').map((name) => name.trim());
const unknown = wanted?.filter((name) => !parts.some((part) => part.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const results = [];
for (const part of parts.filter(({ name }) => !wanted || wanted.includes(name))) {
  console.log(`\n== ${part.name}: ${part.does}`);
  const began = performance.now();
  const status = await run(part);
  const counted = part.counts ? count(part.name, status) : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  results.push({ name: part.name, seconds: (performance.now() - began) / 1000, ...counted });
}

console.log('\nPart       Passed  Failed  Seconds');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${name.padEnd(10)} ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`);
}
const again = results.flatMap(({ name }) => secondTries(name));
if (again.length > 0) console.log(`\nNeeded a second try, and should not:\n${again.map((line) => `  ${line}`).join('\n')}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function check(name, does, tool, ...args) {
  return { name, does, command: [`node_modules/${tool}`, ...args] };
}

function jest(name, does) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  // --forceExit: a failed test that left something open must end as a failure, not wait for ever
  const options = [
    '-c',
    'tests/jest.config.mjs',
    '--selectProjects',
    name,
    '--ci',
    '--forceExit',
    '--json',
    `--outputFile=${outputOf(name)}`,
  ];
  return { name, does, command: [...flags, 'node_modules/jest/bin/jest.js', ...options], counts: true };
}

function outputOf(name) {
  return join(scratch, `${name}.json`);
}

/** Runs a part's command and resolves to its exit code; Ctrl-C ends the command too. */
function run({ name, command }) {
  const env = { ...process.env, TEST_OUTPUT: outputOf(name) };
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (signal) process.exit(130);
      resolve(code ?? 1);
    });
  });
}

/** The tests of a part that jest did more than once, by file and name (tests/secondTry.mjs). */
function secondTries(name) {
  const file = outputOf(name);
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.filter(({ invocations }) => invocations > 1).map(({ fullName }) => `${relative(root, path)}: ${fullName}`),
  );
}

/** How many tests jest counted; a suite that did not even run, or a run without a report, is a failure. */
function count(name, status) {
  const file = outputOf(name);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  const broken = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: status !== 0 && broken === 0 ? 1 : broken };
}
