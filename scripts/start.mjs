// Starts the product: builds site and server if they are stale, then runs the server in this process.
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

// Warnings about the use of Node by packages, which Node hides by their path, would show in the bundle.
process.noDeprecation = true;

const { build } = await import('./build.mjs');
console.log('Checking site and server …');
try {
  const seconds = await build();
  if (seconds) console.log(`Site and server are built (${seconds.toFixed(1)} s).`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import('../bff/dist/main.js');
