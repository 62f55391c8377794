// Builds the site when its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const stamp = new URL('site/dist/.built', root);
const folders = ['site/src/', 'site/public/', 'design-system/src/', 'design-system/tokens/', 'api-contract/src/'];
const files = ['site/vite.config.ts', 'site/package.json', 'design-system/package.json', 'api-contract/package.json', 'package-lock.json'];

/** Builds site/dist unless it is up to date. Returns the seconds it took, 0 when there was nothing to do; throws when the build fails. */
export function buildSite() {
  const fingerprint = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return 0;
  const startedAt = performance.now();
  rmSync(stamp, { force: true });
  const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', root));
  const options = { cwd: fileURLToPath(new URL('site/', root)), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } };
  const result = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], options);
  if (result.status !== 0) throw new Error(`The site could not be built:\n${result.stdout}${result.stderr}`);
  writeFileSync(stamp, fingerprint);
  return (performance.now() - startedAt) / 1000;
}

/** Hashes the sources by content, and pictures, which are large, by size and modification time. */
function hashSources() {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(readFileSync(new URL(file, root)));
  for (const folder of folders.filter((each) => existsSync(new URL(each, root)))) {
    for (const entry of readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.test\.tsx?$/.test(entry.name)) continue;
      const path = `${entry.parentPath}/${entry.name}`;
      const { size, mtimeMs } = statSync(path);
      hash.update(path).update(/\.(?:avif|webp|jpe?g|png|woff2)$/.test(path) ? `${size} ${mtimeMs}` : readFileSync(path));
    }
  }
  return hash.digest('hex');
}

if (import.meta.main) {
  const seconds = buildSite();
  console.log(seconds ? `The site is built (${seconds.toFixed(1)} s).` : 'The site is up to date.');
}
