// Packs the design system for publishing: `node design-system/pack.mjs [folder]` prints the path of the tarball.
// Inside the repository, packages import TypeScript sources; the tarball has JavaScript, types, fonts and the machine-readable description.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { inlineTokens } from './tokens/inline.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'farwend-pack-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));
const source = join(here, 'src');

await writeCode();
writeTypes();
for (const name of ['fonts', 'fonts.css', 'contours.svg'])
  cpSync(join(source, 'foundations', name), join(out, 'dist/foundations', name), { recursive: true });
for (const name of ['components.json', 'llms.txt', 'README.md', 'CHANGELOG.md']) cpSync(join(here, name), join(out, name));
cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);

const folder = resolve(process.argv[2] ?? join(here, 'dist'));
const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd: out, encoding: 'utf8' });
process.stdout.write(`${join(folder, packed.trim())}\n`);

/** Keeps one output file per module for tree shaking; class names are fixed at build time, so that server and browser agree. */
async function writeCode() {
  const bundle = await rolldown({
    input: join(source, 'index.ts'),
    external: (id) => !/^(?:[./]|#src\/)/.test(id),
    platform: 'neutral',
    plugins: [inlineTokens()],
    logLevel: 'warn',
    transform: {
      jsx: 'react-jsx',
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
    },
    treeshake: { moduleSideEffects: false },
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
function writeTypes() {
  const built = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', here], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout);
  const types = join(here, 'dist/types/src');
  for (const path of globSync('**/*.d.ts', { cwd: types })) {
    if (/\.test\.d\.ts$|describeComponent|jest-dom/.test(path)) continue;
    const text = readFileSync(join(types, path), 'utf8')
      .replaceAll(/(['"])#src\/([^'"]+)\1/g, (_, quote, target) => `${quote}${fromFile(path, target)}${quote}`)
      .replaceAll(/(['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
      .replace(/\n\/\/# sourceMappingURL=.*$/, '');
    mkdirSync(dirname(join(out, 'dist', path)), { recursive: true });
    writeFileSync(join(out, 'dist', path), text);
  }
  writeFileSync(join(out, 'dist/foundations/fonts.css.d.ts'), 'export {};\n');
}

function fromFile(path, target) {
  const specifier = relative(dirname(path), target);
  return specifier.startsWith('.') ? specifier : `./${specifier}`;
}

function manifest() {
  const { name, version, license, description, dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const shared = new Set(['react', 'react-dom', 'styled-components']);
  const fonts = /^@fontsource/; // their files are copied into the package
  const dependenciesWhere = (predicate) => Object.fromEntries(Object.entries(dependencies).filter(([one]) => predicate(one)));
  const caret = (entries) => Object.fromEntries(Object.entries(entries).map(([one, range]) => [one, `^${range}`]));
  return {
    name,
    version,
    license,
    description,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './fonts.css': { types: './dist/foundations/fonts.css.d.ts', default: './dist/foundations/fonts.css' },
      './fonts/*': './dist/foundations/fonts/*',
      './components.json': './components.json',
      './llms.txt': './llms.txt',
    },
    files: ['dist', 'components.json', 'llms.txt'],
    peerDependencies: caret(dependenciesWhere((one) => shared.has(one))),
    dependencies: caret(dependenciesWhere((one) => !shared.has(one) && !fonts.test(one))),
  };
}
