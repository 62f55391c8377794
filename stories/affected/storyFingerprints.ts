import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LockFile, lockedVersions } from './lockedVersions.ts';
import { createModuleGraph, type ReadFile } from './moduleGraph.ts';
import { createPictureFinder, pictureFiles } from './namedPictures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is hashed for every story file beside what it imports. */
interface Surroundings {
  /** Modules that surround every story, with all they import. */
  entries: readonly string[];
  /** Patterns of files that surround every story without being imported. */
  files: readonly string[];
  /** Packages that draw or check every story without being imported; `undefined` leaves out the versions of all packages. */
  packages: readonly string[] | undefined;
  /** Files that belong to a story file, by its text. */
  filesOf(text: string): readonly string[];
}

/** What all stories look like and how they are checked: a change here affects every story. */
const checks: Surroundings = {
  entries: [
    'stories/.storybook/main.ts',
    'stories/.storybook/preview.tsx',
    'tests/chromium.mjs',
    'tests/stories/hydration.test.ts',
    'tests/stories/snapshots.test.ts',
    'tests/stories/visits.test.ts',
    ...globSync('stories/ssr/*.{ts,tsx}', { cwd: root }),
  ],
  files: ['stories/snapshots/specimen-*.webp'],
  packages: ['@sparticuz/chromium', '@vitejs/plugin-react', 'axe-core', 'react', 'react-dom', 'storybook', 'vite'],
  filesOf: baselinesOf,
};

/** What all stories look like when they are drawn with the same packages. */
const appearance: Surroundings = {
  entries: ['stories/.storybook/preview.tsx'],
  files: ['stories/.storybook/main.ts'],
  packages: undefined,
  filesOf: () => [],
};

/** Reads a file of this repository. */
export const readRepositoryFile: ReadFile = readFilesIn(root);

/**
 * A hash for each story file (`stories/src/design-system/Button.stories.tsx`) of everything that can change how its stories look and
 * behave: the files it imports, its snapshot baselines, the packages it needs, and what all stories share. Two equal fingerprints mean that a
 * check that passed before passes now.
 */
export function storyFingerprints(read: ReadFile = readRepositoryFile): Record<string, string> {
  return hashStoryFiles(root, read, checks);
}

/** The served pictures, as `/pictures/savanna-960.avif`, on which the fingerprint of each story file depends. */
export function picturesOfStories(): Record<string, readonly string[]> {
  const { storyFiles, picturesOf } = readStories(root, readRepositoryFile);
  return Object.fromEntries(storyFiles.map((path) => [path, picturesOf(path).map((file) => file.replace(/^\w+\/public/, ''))]));
}

/**
 * A hash for each story file of another checkout, or of this one, of everything that can change how its stories look. Two equal hashes
 * mean that the stories look the same when both checkouts are drawn with the same packages.
 */
export function appearanceFingerprints(checkout: string = root): Record<string, string> {
  return hashStoryFiles(checkout, readFilesIn(checkout), appearance);
}

/** Reads text as UTF-8, and images and fonts as Latin-1, which keeps every byte apart. */
function readFilesIn(checkout: string): ReadFile {
  return (path) =>
    existsSync(checkout + path) ? readFileSync(checkout + path, /\.(?:ico|png|webp|woff2)$/.test(path) ? 'latin1' : 'utf8') : undefined;
}

/** The story files of a checkout, with what each imports and shows. */
function readStories(checkout: string, read: ReadFile) {
  const graph = createModuleGraph(read);
  const served = filesIn(checkout, ['{stories,site}/public/**']);
  const pictures = pictureFiles(served);
  const findPictures = createPictureFinder(pictures, read);
  const named = new Set(pictures.map(({ path }) => path));
  return {
    graph,
    storyFiles: globSync('stories/src/**/*.stories.tsx', { cwd: checkout }).toSorted(),
    picturesOf: (path: string) => findPictures(graph.closureOf([path]).files),
    /** Served files that any story may show. */
    servedToAll: served.filter((path) => !named.has(path)),
  };
}

function hashStoryFiles(checkout: string, read: ReadFile, surroundings: Surroundings): Record<string, string> {
  const { graph, storyFiles, picturesOf, servedToAll } = readStories(checkout, read);
  const lock: LockFile | undefined = surroundings.packages && JSON.parse(read('package-lock.json') ?? '');
  const versionsOf = (packages: Iterable<string>) => (lock ? lockedVersions(lock, packages) : []);
  const hashes = new Map<string, string>();
  const hashOf = (path: string) => {
    const hash = hashes.get(path) ?? sha256(read(path) ?? '');
    hashes.set(path, hash);
    return `${path} ${hash}`;
  };

  const shared = graph.closureOf(surroundings.entries);
  const environment = sha256(
    [...shared.files, ...servedToAll, ...filesIn(checkout, surroundings.files)]
      .toSorted()
      .map(hashOf)
      .concat(versionsOf([...(surroundings.packages ?? []), ...shared.packages]))
      .join('\n'),
  );

  return Object.fromEntries(
    storyFiles.map((path) => {
      const { files, packages } = graph.closureOf([path]);
      const inputs = [...files, ...picturesOf(path), ...surroundings.filesOf(read(path) ?? '')].toSorted().map(hashOf);
      return [path, sha256([environment, ...inputs, ...versionsOf(packages)].join('\n')).slice(0, 16)];
    }),
  );
}

function filesIn(checkout: string, patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: checkout, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(checkout.length));
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
