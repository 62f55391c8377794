// Checks that the lock file contains every optional platform package it refers to: npm drops missing ones silently, and `npm ci` then fails on
// other platforms.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

/** The lock entry that `dependency` resolves to when required from `path`. */
function resolve(path, dependency) {
  for (let at = path; ;) {
    const entry = packages[`${at ? `${at}/` : ''}node_modules/${dependency}`];
    if (entry || !at) return entry;
    at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')));
  }
}

const problems = Object.entries(packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {}).flatMap(([dependency, range]) => {
    const resolved = resolve(path, dependency);
    const fits = resolved && (!/^\d/.test(range) || resolved.version === range);
    return fits ? [] : [`${path || 'farwend'} lacks ${dependency}@${range}`];
  }),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
