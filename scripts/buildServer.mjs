// Bundles the server when its sources have changed since the last build (docs/decisions/036-bundle-the-server.md).
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './buildWhenChanged.mjs';

/** Builds bff/dist unless it is up to date. Returns the seconds it took, 0 when there was nothing to do; throws when the build fails. */
export function buildServer() {
  return buildWhenChanged({
    name: 'server',
    stamp: 'bff/dist/.built',
    folders: ['bff/src/', 'bff/demo/', 'api-contract/src/'],
    files: ['scripts/bundleServer.mjs', 'bff/package.json', 'api-contract/package.json', 'package-lock.json'],
    cwd: '.',
    command: [fileURLToPath(new URL('bundleServer.mjs', import.meta.url))],
  });
}

if (import.meta.main) {
  const seconds = await buildServer();
  console.log(seconds ? `The server is built (${seconds.toFixed(1)} s).` : 'The server is up to date.');
}
