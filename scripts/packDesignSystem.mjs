// Packs the design system for publishing.
import { cpSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { inlineTokens } from '../design-system/tokens/inline.ts';
import { packPackage } from './packPackage.mjs';

const folder = fileURLToPath(new URL('../design-system/', import.meta.url));

/** Packs the design system into `destination` and returns the path of the tarball. */
export function packDesignSystem(destination) {
  return packPackage({ folder, entries: ['index.ts', 'work/index.ts'], build, types: 'dist/types/src', finish, manifest }, destination);
}

const build = {
  plugins: [inlineTokens(), clientDirectives()],
  // Class names are fixed at build time, so that server and browser agree.
  transform: {
    jsx: 'react-jsx',
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
  },
};

/**
 * Marks the modules that need React in the browser, so that pages of React Server Components import components directly.
 * Functions and data without React stay callable on the server.
 */
function clientDirectives() {
  return {
    name: 'client-directives',
    renderChunk: (code) =>
      /\bfrom\s*["'](?:react|styled-components|@radix-ui|@tanstack|cmdk)\b/.test(code)
        ? { code: `'use client';\n${code}`, map: null }
        : null,
  };
}

async function finish(out) {
  for (const name of ['fonts', 'fonts.css', 'contours.svg'])
    cpSync(join(folder, 'src/foundations', name), join(out, 'dist/foundations', name), { recursive: true });
  for (const name of ['components.json', 'llms.txt', 'CHANGELOG.md']) cpSync(join(folder, name), join(out, name));
  cpSync(join(folder, 'tokens/exports'), join(out, 'tokens'), { recursive: true });
  for (const name of globSync('*.json', { cwd: join(folder, 'tokens') }))
    cpSync(join(folder, 'tokens', name), join(out, 'tokens/dtcg', name));
  writeFileSync(join(out, 'dist/foundations/fonts.css.d.ts'), 'export {};\n');
  await writeCodemod(join(out, 'dist/codemods/rename-props.js'));
}

/** The codemod reads and changes code with packages that nobody needs at run time: they are optional peers. */
async function writeCodemod(file) {
  const bundle = await rolldown({ input: join(folder, 'codemods/run.ts'), external: parsers, platform: 'node', logLevel: 'warn' });
  await bundle.write({ file, format: 'es', banner: '#!/usr/bin/env node' });
  await bundle.close();
}

const parsers = ['magic-string', 'oxc-parser'];

function manifest(dependencies, devDependencies) {
  const peers = new Set(['react', 'react-dom', 'styled-components']);
  const fonts = /^@fontsource/; // their files are copied into the package
  const pick = (isWanted) => Object.fromEntries(Object.entries(dependencies).filter(([name]) => isWanted(name)));
  return {
    sideEffects: ['*.css'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './work': { types: './dist/work/index.d.ts', default: './dist/work/index.js' },
      './fonts.css': { types: './dist/foundations/fonts.css.d.ts', default: './dist/foundations/fonts.css' },
      './fonts/*': './dist/foundations/fonts/*',
      './components.json': './components.json',
      './llms.txt': './llms.txt',
      './tokens/*': './tokens/*',
    },
    bin: { 'farwend-rename-props': './dist/codemods/rename-props.js' },
    files: ['dist', 'tokens', 'components.json', 'llms.txt', 'CHANGELOG.md'],
    peerDependencies: { ...pick((name) => peers.has(name)), ...Object.fromEntries(parsers.map((name) => [name, devDependencies[name]])) },
    peerDependenciesMeta: Object.fromEntries(parsers.map((name) => [name, { optional: true }])),
    dependencies: pick((name) => !peers.has(name) && !fonts.test(name)),
  };
}
