// npm run licenses: prints every package of the production install with its licence, from the lock file, so for every platform alike.
// Fails on a licence that is not allowed. As a module it gives the list to the test.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Licences that ask for no more than their text. */
const permissive = new Set([
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Others, with the packages that may have them and the reason. */
const exceptions = [
  { licence: 'OFL-1.1', packages: /^@fontsource-variable\//, reason: 'fonts, which are embedded and not sold by themselves' },
  { licence: 'none', packages: /^png-js$/, reason: 'MIT by its file LICENSE, which its package.json does not name' },
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-libvips-/, reason: 'libvips, a shared library that anybody can replace' },
  { licence: 'Apache-2.0 AND LGPL-3.0-or-later', packages: /^@img\/sharp-win32-/, reason: 'the same, in one package on Windows' },
  { licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', packages: /^@img\/sharp-wasm32$/, reason: 'the same, for platforms without one' },
];

/** The packages of the production install, each with its version, its licence and whether that is allowed. */
export function listLicences(lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license: licence = 'none' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const isAllowed = permissive.has(licence) || exceptions.some((one) => one.licence === licence && one.packages.test(name));
      return { name, version, licence, isAllowed };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const licences = listLicences();
  for (const { name, version, licence } of licences) console.log(`${name}@${version}  ${licence}`);
  const refused = licences.filter(({ isAllowed }) => !isAllowed);
  for (const { name, licence } of refused)
    console.error(`${name} has the licence ${licence}. Replace it, or allow it in scripts/licenses.mjs with the reason.`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
