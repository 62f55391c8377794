// Writes examples/package-lock.json anew: `npm run lock:examples`. The digests of our own tarballs are left out, because packing anew
// changes them; scripts/check-lock.mjs checks that, and tests/architecture/package.test.ts that the rest still fits the packages.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packPackages } from './packPackages.mjs';

const folder = fileURLToPath(new URL('../examples/', import.meta.url));
await packPackages(`${folder}packed`);
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
const lock = JSON.parse(readFileSync(`${folder}package-lock.json`, 'utf8'));
for (const entry of Object.values(lock.packages)) if (entry.resolved?.startsWith('file:')) delete entry.integrity;
writeFileSync(`${folder}package-lock.json`, `${JSON.stringify(lock, null, 2)}\n`);
