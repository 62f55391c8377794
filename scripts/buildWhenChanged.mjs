import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/**
 * Runs a build unless its output is up to date. Returns the seconds it took, 0 when there was nothing to do; throws with the output of the
 * command when it fails. Paths are relative to the root of the repository.
 *
 * @param {{ name: string, stamp: string, folders: string[], files: string[], cwd: string, command: string[] }} build `stamp`: the file that
 *   says from which sources the output was built; `command`: arguments of Node.
 */
export async function buildWhenChanged({ name, stamp, folders, files, cwd, command }) {
  const stampFile = new URL(stamp, root);
  const fingerprint = hashSources(folders, files);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return 0;
  const startedAt = performance.now();
  rmSync(stampFile, { force: true });
  const options = { cwd: fileURLToPath(new URL(cwd, root)), env: { ...process.env, NODE_ENV: 'production' } };
  const child = spawn(process.execPath, command, options);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`The ${name} could not be built:\n${output}${errors}`);
  writeFileSync(stampFile, fingerprint);
  return (performance.now() - startedAt) / 1000;
}

/** Hashes sources by content, and pictures, which are large, by size and modification time. */
function hashSources(folders, files) {
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
