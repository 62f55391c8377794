// Builds the site when its sources have changed since the last build.
import { fileURLToPath } from 'node:url';
import { buildWhenChanged } from './buildWhenChanged.mjs';

const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Builds site/dist unless it is up to date. Returns the seconds it took, 0 when there was nothing to do; throws when the build fails. */
export function buildSite() {
  return buildWhenChanged({
    name: 'site',
    stamp: 'site/dist/.built',
    folders: ['site/src/', 'site/public/', 'design-system/src/', 'design-system/tokens/', 'api-contract/src/'],
    files: [
      'site/vite.config.ts',
      'site/staticStyles.ts',
      'site/package.json',
      'design-system/package.json',
      'api-contract/package.json',
      'package-lock.json',
    ],
    cwd: 'site/',
    command: [vite, 'build', '--app', '--logLevel', 'warn'],
  });
}

if (import.meta.main) {
  const seconds = await buildSite();
  console.log(seconds ? `The site is built (${seconds.toFixed(1)} s).` : 'The site is up to date.');
}
