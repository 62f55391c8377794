import { dirname, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Reads a file of the repository by its path from the root; `undefined` if there is none. */
export type ReadFile = (path: string) => string | undefined;

/** Everything that can change what a module does. */
export interface Closure {
  /** Paths from the root of the repository, the module's own among them. */
  files: ReadonlySet<string>;
  /** Names of the npm packages that these files import. */
  packages: ReadonlySet<string>;
}

/** An import or re-export that exists at run time. */
interface Edge {
  request: string;
  /** The imported names; `undefined` for a namespace, a side effect or `import()`. */
  names: readonly string[] | undefined;
}

interface Module {
  edges: readonly Edge[];
  /** For a module of re-exports only: the request behind each exported name. */
  reexports: ReadonlyMap<string, { request: string; name: string }> | undefined;
}

interface PackageJson {
  imports?: Record<string, string>;
  exports?: Record<string, string>;
}

const SCOPE = '@farwend/';
const isScript = /\.[cm]?[jt]sx?$/;

/**
 * Follows imports between the workspaces. A named import from a module that only re-exports, such as a package's `index.ts`, leads to the
 * one file behind that name; otherwise every story would depend on every component. Type imports and virtual modules are left out: the
 * former do not exist at run time, the latter feed docs pages and controls, which are tested on every run.
 */
export function createModuleGraph(read: ReadFile): { closureOf(entries: readonly string[]): Closure } {
  const modules = new Map<string, Module>();
  const manifests = new Map<string, PackageJson>();

  function manifestOf(workspace: string): PackageJson {
    const manifest = manifests.get(workspace) ?? JSON.parse(required(read, `${workspace}/package.json`));
    manifests.set(workspace, manifest);
    return manifest;
  }

  function moduleAt(path: string): Module {
    const cached = modules.get(path);
    if (cached) return cached;
    const parsed = parseModule(path, required(read, path));
    modules.set(path, parsed);
    return parsed;
  }

  function closureOf(entries: readonly string[]): Closure {
    const [files, packages] = [new Set<string>(), new Set<string>()];
    const visit = (path: string): void => {
      if (files.has(path)) return;
      files.add(path);
      for (const edge of moduleAt(path).edges) follow(path, edge);
    };
    const follow = (from: string, { request, names }: Edge): void => {
      if (request.startsWith('node:') || request.startsWith('virtual:')) return;
      const path = resolve(manifestOf, from, request);
      if (path === undefined) {
        packages.add(packageName(request));
        return;
      }
      const { reexports } = moduleAt(path);
      if (!reexports) return visit(path);
      for (const name of names ?? reexports.keys()) {
        const target = reexports.get(name);
        if (!target) throw new Error(`${from} imports ${name}, which ${path} does not export.`);
        follow(path, { request: target.request, names: [target.name] });
      }
    };
    for (const entry of entries) visit(entry);
    return { files, packages };
  }

  return { closureOf };
}

function parseModule(path: string, text: string): Module {
  if (path.endsWith('.css')) {
    const urls = [...text.matchAll(/url\(['"]?(\.[^'")]+)['"]?\)/g)].map(([, request = '']) => ({ request, names: undefined }));
    return { edges: urls, reexports: undefined };
  }
  if (!isScript.test(path)) return { edges: [], reexports: undefined };
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const reexported = exported.flatMap(({ moduleRequest, importName, exportName }) =>
    moduleRequest ? [{ request: moduleRequest.value, name: importName.name, as: exportName.name }] : [],
  );
  const edges: Edge[] = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest, entries }) => ({ request: moduleRequest.value, names: namesOf(entries) })),
    ...reexported.map(({ request, name }) => ({ request, names: name === null ? undefined : [name] })),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[1] ? [{ request: literal[1], names: undefined }] : [];
    }),
  ];
  const isBarrel =
    exported.length > 0 && reexported.length === exported.length && module.staticImports.length === 0 && reexported.every(({ as }) => as);
  const reexports = isBarrel
    ? new Map(reexported.map(({ request, name, as }) => [as ?? '', { request, name: name ?? 'default' }]))
    : undefined;
  return { edges, reexports };
}

function namesOf(
  entries: readonly { isType: boolean; importName: { kind: string; name?: string | null | undefined } }[],
): readonly string[] | undefined {
  const values = entries.filter(({ isType }) => !isType);
  if (values.length === 0 || values.some(({ importName }) => importName.kind === 'NamespaceObject')) return undefined;
  return values.map(({ importName }) => importName.name ?? 'default');
}

/** The file behind a request, or `undefined` for an npm package. Imports between our files carry their extension, so nothing is guessed. */
function resolve(manifestOf: (workspace: string) => PackageJson, from: string, request: string): string | undefined {
  const [specifier = ''] = request.split('?');
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier);
  const isInternal = specifier.startsWith('#');
  if (!isInternal && !specifier.startsWith(SCOPE)) return undefined;
  const workspace = isInternal ? (from.split('/')[0] ?? '') : (specifier.slice(SCOPE.length).split('/')[0] ?? '');
  const manifest = manifestOf(workspace);
  const key = isInternal ? specifier : `.${specifier.slice(SCOPE.length + workspace.length)}`;
  const target = matchPattern((isInternal ? manifest.imports : manifest.exports) ?? {}, key);
  if (target === undefined) throw new Error(`${from} imports ${request}, which ${workspace}/package.json does not export.`);
  return posix.join(workspace, target);
}

/** Looks a subpath up as Node does, with at most one `*`. */
function matchPattern(patterns: Record<string, string>, key: string): string | undefined {
  for (const [pattern, target] of Object.entries(patterns)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? key === pattern : key.startsWith(before) && key.endsWith(after))
      return target.replace('*', key.slice(before.length, after === undefined ? undefined : key.length - after.length));
  }
  return undefined;
}

function packageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

function required(read: ReadFile, path: string): string {
  const text = read(path);
  if (text === undefined) throw new Error(`There is no file ${path}.`);
  return text;
}
