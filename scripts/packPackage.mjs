// Packs a package for publishing. Inside the repository, packages import TypeScript sources; a tarball has JavaScript and types.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Packs the package in `folder` and returns the path of the tarball in `destination`.
 * `entries` are the modules of `src` that others import, `build` are options of rolldown, `types` is where the compiler puts the
 * declarations of `src`, `finish` adds further files, and `manifest` says what the published package.json has
 * beyond name and version.
 */
export async function packPackage({ folder, entries, build, types, finish, manifest }, destination) {
  const out = mkdtempSync(join(tmpdir(), 'farwend-pack-'));
  try {
    await writeModules({ source: join(folder, 'src'), entries, build }, out);
    writeTypes({ folder, types: join(folder, types) }, out);
    cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
    cpSync(join(folder, 'README.md'), join(out, 'README.md'));
    await finish?.(out);
    const { dependencies, devDependencies, ...own } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { name, version, license, description, type } = own;
    const published = { name, version, license, description, type, ...manifest(caretRanges(dependencies), caretRanges(devDependencies)) };
    writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
    return packFolder(out, resolve(destination));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Keeps one output file per module for tree shaking. */
async function writeModules({ source, entries, build: { plugins, ...options } }, out) {
  const bundle = await rolldown({
    input: entries.map((entry) => join(source, entry)),
    external: (id) => !/^(?:[./]|#src\/)/.test(id),
    platform: 'neutral',
    plugins,
    logLevel: 'warn',
    treeshake: { moduleSideEffects: false },
    ...options,
  });
  await bundle.write({
    dir: join(out, 'dist'),
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: source,
    entryFileNames: '[name].js',
  });
  await bundle.close();
}

/** Copies the compiler's declaration files with import paths that resolve outside the repository. */
function writeTypes({ folder, types }, out) {
  const built = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', folder], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout);
  for (const path of globSync('**/*.d.ts', { cwd: types })) {
    if (/\.test\.d\.ts$|describeComponent|jest-dom/.test(path)) continue;
    const text = readFileSync(join(types, path), 'utf8')
      .replaceAll(/(['"])#src\/([^'"]+)\1/g, (_, quote, target) => `${quote}${fromFile(path, target)}${quote}`)
      .replaceAll(/(['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
      .replace(/\n\/\/# sourceMappingURL=.*$/, '');
    mkdirSync(dirname(join(out, 'dist', path)), { recursive: true });
    writeFileSync(join(out, 'dist', path), text);
  }
}

function fromFile(path, target) {
  const specifier = relative(dirname(path), target);
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}

/** Whoever installs the package shall get corrections of what it depends on. */
function caretRanges(dependencies = {}) {
  return Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, `^${version}`]));
}

function packFolder(folder, destination) {
  mkdirSync(destination, { recursive: true });
  const options = ['--silent', '--ignore-scripts', '--pack-destination', destination];
  return join(destination, execFileSync('npm', ['pack', ...options], { cwd: folder, encoding: 'utf8' }).trim());
}
