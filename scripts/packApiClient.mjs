// Packs the client for publishing.
import { fileURLToPath } from 'node:url';
import { packPackage } from './packPackage.mjs';

const folder = fileURLToPath(new URL('../api-client/', import.meta.url));

/** Packs the client into `destination` and returns the path of the tarball. */
export function packApiClient(destination) {
  return packPackage({ folder, entries: ['index.ts'], build: {}, types: 'dist/types', manifest }, destination);
}

function manifest(dependencies) {
  return {
    sideEffects: false,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    files: ['dist'],
    dependencies,
  };
}
