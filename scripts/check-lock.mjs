// Checks that the lock files contain every optional platform package they refer to: npm drops missing ones silently, and `npm ci` then fails on
// other platforms. And that they pin no tarball of our own, which is packed anew each time.
import { readFileSync } from 'node:fs';

const problems = ['package-lock.json', 'examples/package-lock.json'].flatMap((file) => {
  const { packages } = JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
  return [...listMissingPackages(packages), ...listPinnedTarballs(packages)].map((problem) => `${file}: ${problem}`);
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function listMissingPackages(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).flatMap(([dependency, range]) => {
      const resolved = resolve(packages, path, dependency);
      const fits = resolved && (!/^\d/.test(range) || resolved.version === range);
      return fits ? [] : [`${path || 'the root'} lacks ${dependency}@${range}`];
    }),
  );
}

/** The lock entry that `dependency` resolves to when required from `path`. */
function resolve(packages, path, dependency) {
  for (let at = path; ;) {
    const entry = packages[`${at ? `${at}/` : ''}node_modules/${dependency}`];
    if (entry || !at) return entry;
    at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')));
  }
}

function listPinnedTarballs(packages) {
  return Object.entries(packages).flatMap(([path, { resolved = '', integrity }]) =>
    resolved.startsWith('file:') && integrity ? [`${path} is pinned by its digest; run: npm run lock:examples`] : [],
  );
}
