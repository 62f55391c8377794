import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a package asks for and offers. */
export interface PackageManifest {
  version: string;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports: Record<string, unknown>;
}

/** An application outside of the repository with our packages installed from their tarballs. */
export interface InstalledPackages {
  /** The application's folder. */
  folder: string;
  designSystem: PackageManifest;
  apiContract: PackageManifest;
  apiClient: PackageManifest;
  /** Writes a file of the application. */
  write(path: string, text: string): void;
  /** Runs a tool in it, by its path in the repository's node_modules or an absolute one; returns its output, or throws it on failure. */
  run(tool: string, ...args: string[]): string;
  /** Deletes the application. */
  remove(): void;
}

/**
 * Packs the packages and lets npm install the tarballs into an empty application, without the network: what they depend on
 * is linked from this repository, in the versions they ask for, so npm refuses a tarball that asks for something else.
 */
export function installPackages(): InstalledPackages {
  const folder = mkdtempSync(join(tmpdir(), 'farwend-packages-'));
  execFileSync(process.execPath, [join(root, 'scripts/packPackages.mjs'), folder], { encoding: 'utf8' });
  const readManifest = (name: string): PackageManifest =>
    JSON.parse(execFileSync('tar', ['-xOf', join(folder, `${name}.tgz`), 'package/package.json'], { encoding: 'utf8' }));
  const [designSystem, apiContract, apiClient] = [readManifest('design-system'), readManifest('api-contract'), readManifest('api-client')];
  const asked = [designSystem, apiContract, apiClient]
    .flatMap((one) => Object.keys({ ...one.dependencies, ...one.peerDependencies }))
    .filter((name) => !name.startsWith('@farwend/'));
  const tools = ['@types/node', '@types/react', '@types/react-dom', '@vitejs/plugin-react', 'vite'];
  const linked = Object.fromEntries([...asked, ...tools].map((name) => [name, `file:${join(root, 'node_modules', name)}`]));
  const ours = Object.fromEntries(['design-system', 'api-contract', 'api-client'].map((name) => [`@farwend/${name}`, `file:${name}.tgz`]));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify({ name: 'application', private: true, type: 'module', dependencies: { ...linked, ...ours } }));
  execFileSync('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  for (const part of ['tsconfig.json', 'page', 'vite'])
    cpSync(join(root, 'examples', part), join(folder, 'example', part), { recursive: true });
  return {
    folder,
    designSystem,
    apiContract,
    apiClient,
    write,
    run(tool, ...args) {
      const ran = spawnSync(process.execPath, [resolve(root, 'node_modules', tool), ...args], { cwd: folder, encoding: 'utf8' });
      if (ran.status !== 0) throw new Error(ran.stdout + ran.stderr);
      return ran.stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What the lock of the examples says of one of our packages. */
export function readLockedPackage(name: string): PackageManifest {
  return JSON.parse(readFileSync(join(root, 'examples/package-lock.json'), 'utf8')).packages[`node_modules/@farwend/${name}`];
}
