import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** An application with the design system installed from its package. */
export interface InstalledPackage {
  /** The application's folder. */
  folder: string;
  /** The package's manifest. */
  manifest: { dependencies: Record<string, string>; peerDependencies: Record<string, string>; exports: Record<string, unknown> };
  /** Writes a file of the application. */
  write(path: string, text: string): void;
  /** Runs a tool of the repository in it, by its path in node_modules; returns its output, or throws it on failure. */
  run(tool: string, ...args: string[]): string;
  /** Deletes the application. */
  remove(): void;
}

/**
 * Packs the design system and lets npm install the tarball into an empty application, without the network: what it depends on
 * is linked from this repository, in the versions it asks for, so npm refuses a tarball that asks for something else.
 */
export function installPackage(): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), 'farwend-package-'));
  const tarball = execFileSync(process.execPath, [join(root, 'design-system/pack.mjs'), folder], { encoding: 'utf8' }).trim();
  const unpacked = execFileSync('tar', ['-xOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  const manifest: InstalledPackage['manifest'] = JSON.parse(unpacked);
  const linked = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies), '@types/react', '@types/react-dom'];
  const dependencies = Object.fromEntries(linked.map((name) => [name, `file:${join(root, 'node_modules', name)}`]));
  const application = { name: 'application', private: true, type: 'module' };
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ ...application, dependencies: { ...dependencies, '@farwend/design-system': `file:${tarball}` } }));
  execFileSync('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  return {
    folder,
    manifest,
    write,
    run(tool, ...args) {
      const ran = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: folder, encoding: 'utf8' });
      if (ran.status !== 0) throw new Error(ran.stdout + ran.stderr);
      return ran.stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
