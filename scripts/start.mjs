// Starts the product: builds the site if it is stale, then runs the server in this process.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Farwend needs Node 24 or newer, and this is ${process.version}. On Linux npm installs it with the packages; elsewhere get it from https://nodejs.org.`,
  );
  process.exit(1);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');

// React and others default to their development builds, which are two to three times slower.
process.env.NODE_ENV ??= 'production';

const { buildSite } = await import('./buildSite.mjs');
console.log('Checking the site …');
try {
  const seconds = buildSite();
  if (seconds) console.log(`The site is built (${seconds.toFixed(1)} s).`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../bff/src/main.ts');
