import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LockFile, lockedVersions } from './lockedVersions.ts';
import { createModuleGraph, type ReadFile } from './moduleGraph.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What surrounds every story, and the checks themselves: a change here affects every story. */
const sharedEntries = [
  'stories/.storybook/main.ts',
  'stories/.storybook/preview.tsx',
  'tests/chromium.mjs',
  'tests/stories/hydration.test.ts',
  'tests/stories/snapshots.test.ts',
  'tests/stories/visits.test.ts',
  ...globSync('stories/ssr/*.{ts,tsx}', { cwd: root }),
];

/** Files that are served beside the stories, and those that tools read without an import. */
const sharedFiles = ['{stories,site}/public/**', 'stories/snapshots/specimen-*.webp'];

/** Packages that draw or check every story without being imported by a shared entry. */
const sharedPackages = ['@sparticuz/chromium', '@vitejs/plugin-react', 'axe-core', 'react', 'react-dom', 'storybook', 'vite'];

/** Reads text as UTF-8, and images and fonts as Latin-1, which keeps every byte apart. */
export const readRepositoryFile: ReadFile = (path) =>
  existsSync(root + path) ? readFileSync(root + path, /\.(?:ico|png|webp|woff2)$/.test(path) ? 'latin1' : 'utf8') : undefined;

/**
 * A hash for each story file (`stories/src/design-system/Button.stories.tsx`) of everything that can change how its stories look and
 * behave: the files it imports, its snapshot baselines, the packages it needs, and what all stories share. Two equal fingerprints mean that a
 * check that passed before passes now.
 */
export function storyFingerprints(read: ReadFile = readRepositoryFile): Record<string, string> {
  const graph = createModuleGraph(read);
  const lock: LockFile = JSON.parse(read('package-lock.json') ?? '');
  const hashes = new Map<string, string>();
  const hashOf = (path: string) => {
    const hash = hashes.get(path) ?? sha256(read(path) ?? '');
    hashes.set(path, hash);
    return `${path} ${hash}`;
  };

  const shared = graph.closureOf(sharedEntries);
  const environment = sha256(
    [
      ...shared.files,
      ...globSync(sharedFiles, { cwd: root, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length)),
    ]
      .toSorted()
      .map(hashOf)
      .concat(lockedVersions(lock, [...sharedPackages, ...shared.packages]))
      .join('\n'),
  );

  const storyFiles = globSync('stories/src/**/*.stories.tsx', { cwd: root }).toSorted();
  return Object.fromEntries(
    storyFiles.map((path) => {
      const { files, packages } = graph.closureOf([path]);
      const inputs = [...files, ...baselinesOf(read(path) ?? '')].toSorted().map(hashOf);
      return [path, sha256([environment, ...inputs, ...lockedVersions(lock, packages)].join('\n')).slice(0, 16)];
    }),
  );
}

/** Snapshot baselines of a story file: their names begin with its title, in the form of Storybook's ids. */
function baselinesOf(text: string): string[] {
  const [, title = ''] = /\btitle: '([^'/]+\/[^']+)'/.exec(text) ?? [];
  const prefix = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return globSync(`stories/snapshots/baselines/${prefix}--*.webp`, { cwd: root });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
