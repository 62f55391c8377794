// Packs the contract for publishing.
import { fileURLToPath } from 'node:url';
import { packPackage } from './packPackage.mjs';

const folder = fileURLToPath(new URL('../api-contract/', import.meta.url));

/** What others import, by the name they import it by. */
const entries = { '.': 'index', './client': 'client', './rules': 'rules/index', './screening': 'rules/screening' };

/** Packs the contract into `destination` and returns the path of the tarball. */
export function packApiContract(destination) {
  const modules = Object.values(entries).map((name) => `${name}.ts`);
  return packPackage({ folder, entries: modules, build: {}, types: 'dist/types', manifest }, destination);
}

function manifest(dependencies) {
  const file = (name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  return {
    sideEffects: false,
    exports: Object.fromEntries(Object.entries(entries).map(([path, name]) => [path, file(name)])),
    files: ['dist'],
    dependencies,
  };
}
