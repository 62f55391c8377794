// Runs all checks and tests, part by part, and ends with the line `N passed, N failed`. Parts that need a browser are left out without one.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { listMissingPrograms, packageOf } from '../tests/cluster/services/programs.mjs';
import { findChromium } from '../tests/findChromium.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'farwend-tests-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const prettierCache = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/prettier'];

/** The parts in their order; each is one command, which writes jest's JSON report if `counts` is set. Nightly ones run when named. */
const parts = [
  // --singleThreaded: each of several checkers resolves the types of the contract anew, which takes twice the CPU time
  check('types', 'every package type-checks', 'typescript/bin/tsc', '-b', '--singleThreaded'),
  check('lint', 'code style and allowed imports', 'oxlint/bin/oxlint'),
  check('format', 'every file is formatted', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...prettierCache, '.'),
  ...(existsSync(join(root, 'knip.json')) ? [check('unused', 'no file, export or package is unused', 'knip/bin/knip.js')] : []),
  { name: 'lock', does: 'the lock file installs on every platform', command: ['scripts/check-lock.mjs'], isCheck: true },
  { name: 'build', does: 'site and server build', command: ['scripts/build.mjs'] },
  jest('unit', 'components, rules and machines, in a simulated browser'),
  jest('node', 'units of the server, the contract, the architecture'),
  jest('api', 'every call over a real PostgreSQL, and what happens when things break'),
  { ...jest('cluster', 'several nodes, with the proxies, replicas and stores of a real operation'), isNightly: true },
  { ...jest('e2e', 'the whole product in a browser, with its accessibility'), needsBrowser: true },
  {
    name: 'stories',
    does: 'the workshop builds; every story holds in every mode, every docs page opens, keyboard tables are walked',
    command: ['scripts/testStories.mjs', ...(process.argv.includes('--all') ? ['--all'] : [])],
    counts: true,
    needsBrowser: true,
  },
  {
    ...jest('packages', 'the examples, installed from the tarballs and built with Vite and with Next'),
    needsBrowser: true,
    isNightly: true,
  },
];

const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(
    'npm test                     every part but those of the night; not stories that have not changed, and a sample of maps, windows, docs pages and tokens\nnpm test -- --all            the same with these\nnpm test -- --only api,unit  some parts\n\nParts:',
  );
  for (const { name, does, isNightly } of parts) console.log(`  ${name.padEnd(8)} ${does}${isNightly ? ' (in .ci/nightly)' : ''}`);
  process.exit(0);
}
const selected = values.only?.split(',').map((name) => name.trim());
const unknown = selected?.filter((name) => !parts.some((part) => part.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

if (values.all) process.env.EVERY_PAGE = 'true';
const chromium = findChromium();
if (chromium.path) process.env.CHROMIUM_PATH = chromium.path;
const requested = parts.filter(({ name, isNightly }) => (selected ? selected.includes(name) : !isNightly));
const leftOut = requested.filter(({ needsBrowser }) => needsBrowser && chromium.missing);
const chosen = addBuild(requested.filter((part) => !leftOut.includes(part)));
reportLeftOut();
const results = await checkTwoAtOnce(chosen.filter(({ isCheck }) => isCheck));
for (const part of chosen.filter(({ isCheck }) => !isCheck)) {
  console.log(title(part));
  const startedAt = performance.now();
  const { status } = await run(part, 'inherit');
  results.push(resultOf(part, status, startedAt));
}

console.log('\nPart       Passed  Failed  Seconds');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${name.padEnd(10)} ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`);
}
reportLeftOut();
const failures = chosen.flatMap(({ name, counts }) => (counts ? listFailures(name) : []));
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Says, before and after the run, what is not there: nobody must take the parts and tests that need it for passed. */
function reportLeftOut() {
  const programs = chosen.some(({ name }) => name === 'cluster') ? listMissingPrograms() : [];
  if (programs.length > 0) {
    console.log(
      `\nTests of the part cluster that need ${programs.join(', ')} are skipped. On Debian: apt-get install ${programs.map((program) => packageOf[program]).join(' ')}`,
    );
  }
  if (leftOut.length === 0) return;
  console.log(
    `\nLeft out, because they need a browser: ${leftOut.map(({ name, does }) => `${name} (${does})`).join(', ')}.\n${chromium.missing}.`,
  );
}

/** Adds the build before the parts that run the built product: they would test an old one otherwise. */
function addBuild(those) {
  const needsBuild = those.some(({ name }) => ['api', 'cluster', 'e2e'].includes(name));
  return needsBuild ? parts.filter((part) => part.name === 'build' || those.includes(part)) : those;
}

function check(name, does, tool, ...args) {
  return { name, does, command: [`node_modules/${tool}`, ...args], isCheck: true };
}

function jest(name, does) {
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  // --forceExit: a failed test that leaves a handle open must not hang the run
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

/** Runs the checks on two cores, for most of them use only one; each prints what it wrote when it has ended. */
async function checkTwoAtOnce(checks) {
  const done = [];
  const rest = [...checks];
  const worker = async () => {
    for (let part = rest.shift(); part; part = rest.shift()) {
      const startedAt = performance.now();
      const { status, output } = await run(part, 'pipe');
      console.log(`${title(part)}\n${output}`.trimEnd());
      done.push(resultOf(part, status, startedAt));
    }
  };
  await Promise.all([worker(), worker()]);
  return done.toSorted((a, b) => checks.findIndex(({ name }) => name === a.name) - checks.findIndex(({ name }) => name === b.name));
}

function title({ name, does }) {
  return `\n== ${name}: ${does}`;
}

function resultOf({ name, counts }, status, startedAt) {
  const counted = counts ? count(name, status) : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  return { name, seconds: (performance.now() - startedAt) / 1000, ...counted };
}

/** Runs a part's command and resolves to its exit code and, with `pipe`, its output; Ctrl-C ends the command too. */
function run({ name, command }, output) {
  const env = { ...process.env, TEST_OUTPUT: outputOf(name) };
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', output, output] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      if (signal) process.exit(130);
      resolve({ status: code ?? 1, output: text });
    });
  });
}

/** The failed tests of a part with the first lines of their messages, which a long log would have to be searched for. */
function listFailures(name) {
  const file = outputOf(name);
  if (!existsSync(file)) return [`${name}: ended without a report`];
  return JSON.parse(readFileSync(file, 'utf8')).testResults.flatMap(({ name: path, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const texts = failed.map(({ fullName, failureMessages }) => `${fullName}\n${firstLines(failureMessages[0] ?? '')}`);
    if (texts.length === 0 && message !== '' && assertionResults.length === 0) texts.push(firstLines(message));
    return texts.map((text) => `  ${name} ${relative(root, path)}: ${text}`);
  });
}

function firstLines(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => `      ${line.slice(0, 240)}`)
    .join('\n');
}

/** Counts jest's results; a suite that did not run and a run without a report are failures. */
function count(name, status) {
  const file = outputOf(name);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  const broken = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: status !== 0 && broken === 0 ? 1 : broken };
}
