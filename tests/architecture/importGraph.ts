import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, type Source, sources } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const paths = new Set(sources.map(({ path }) => path));

interface Package {
  folder: string;
  /** Targets of `#src/` and similar imports. */
  aliases: (readonly [prefix: string, folder: string])[];
}
const packages = new Map<string, Package>();

/** One file importing another of the same package; type imports count. */
export interface Arrow {
  from: string;
  to: string;
}

/** Every import between files of one package, by the paths of both from the root of the repository. */
export const arrows: readonly Arrow[] = sources.flatMap(arrowsOf);

/** Imports of our own files that resolve to no file, so that the graph is incomplete; what the build makes may not be there yet. */
export const unresolvedImports: readonly string[] = sources.flatMap((source) =>
  importsOf(source)
    .filter(({ target }) => /^[.#].*\.[cm]?[jt]sx?$/.test(target) && !target.includes('/dist/'))
    .filter(({ target }) => !existsSync(join(root, resolveImport(source.path, target) ?? '-')))
    .map(({ target }) => `${source.path} imports ${target}`),
);

function arrowsOf(source: Source): Arrow[] {
  const targets = importsOf(source).map(({ target }) => resolveImport(source.path, target));
  return [...new Set(targets)].flatMap((to) => (to !== undefined && paths.has(to) ? [{ from: source.path, to }] : []));
}

/** The path from the root of the repository; undefined for other packages. */
function resolveImport(path: string, target: string): string | undefined {
  if (target.startsWith('.')) return posix.join(dirname(path), target);
  if (!target.startsWith('#')) return undefined;
  const { folder, aliases } = packageOf(dirname(path));
  const alias = aliases.find(([prefix]) => target.startsWith(prefix));
  return alias && posix.join(folder, alias[1], target.slice(alias[0].length));
}

function packageOf(folder: string): Package {
  const known = packages.get(folder);
  if (known) return known;
  const file = join(root, folder, 'package.json');
  const found = existsSync(file) ? { folder, aliases: readAliases(file) } : packageOf(dirname(folder));
  packages.set(folder, found);
  return found;
}

function readAliases(file: string): Package['aliases'] {
  const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(imports).map(([alias, target]) => [alias.replace(/\*$/, ''), target.replace(/\*$/, '')]);
}

/** Cycles of the graph, written `a → b → a`: at least one of each strongly connected component. */
export function findCycles(edges: readonly Arrow[]): string[] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const finished = new Set<string>();
  const stack: string[] = [];
  const cycles: string[] = [];
  const visit = (node: string): void => {
    if (finished.has(node)) return;
    const start = stack.indexOf(node);
    if (start >= 0) {
      cycles.push([...stack.slice(start), node].join(' → '));
      return;
    }
    stack.push(node);
    for (const { to } of targets.get(node) ?? []) visit(to);
    stack.pop();
    finished.add(node);
  };
  for (const node of targets.keys()) visit(node);
  return cycles;
}
