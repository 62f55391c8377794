import { writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { createBuilder, type Plugin, type Rolldown } from 'vite';
import { root } from './machine.ts';

/** Smaller modules are counted together. */
const MIN_BYTES = 1000;
const ENTRY = 'site/src/entry.browser.tsx';
const assets = join(root, 'site/dist/client/assets');
/** Stands for the code between the modules. */
const BUNDLER = 'the bundler';
const LIBRARIES = /^node_modules\/((?:@[^/]+\/)?[^/]+)\/.*$/;

interface Chunk {
  name: string;
  file: string;
  gzip: number;
  imports: string[];
  /** Minified bytes by module. */
  modules: Map<string, number>;
  /** The module that a dynamic import asks for. */
  facade: string | null;
}

interface ScriptBuild {
  chunks: Map<string, Chunk>;
  /** The modules that a module imports statically. */
  imports: Map<string, string[]>;
}

/** Builds the site's scripts and writes what those of each kind of page are made of, and why, to `docs/performance/scripts.md`. */
export async function writeScriptSizes(): Promise<void> {
  const build = await buildScripts();
  const pages = [...build.chunks.values()]
    .filter(({ facade }) => facade?.endsWith('Page.tsx'))
    .map((page) => describePage(build, page))
    .toSorted((first, second) => sumGzip(second.chunks) - sumGzip(first.chunks));
  const shared = [...build.chunks.values()].filter((chunk) => pages.every(({ chunks }) => chunks.includes(chunk)));
  const others = [...build.chunks.values()].filter(
    (chunk) => !shared.includes(chunk) && pages.some(({ chunks }) => chunks.includes(chunk)),
  );
  const rows = pages.map(
    ({ name, chunks, unused }) =>
      `| ${name} | ${kB(sumGzip(chunks))} | ${kB(unused)} | ${chunks
        .filter((chunk) => !shared.includes(chunk))
        .map((chunk) => `${chunk.name} ${kB(chunk.gzip)}`)
        .join(', ')} |`,
  );
  writeFileSync(
    join(root, 'docs/performance/scripts.md'),
    `# What the scripts of each page are made of

Written by \`npm run bench -- --scripts\`. A page is alive once its scripts have been loaded and it is hydrated; what is loaded after that is not listed. Sizes of scripts are compressed (gzip), sizes of modules minified only, by the source map. "Not imported" is what a page loads although it imports none of it, because it shares a script with what it imports.

Every page loads ${shared.map(({ name, gzip }) => `${name} ${kB(gzip)}`).join(', ')}: ${kB(sumGzip(shared))} kB.

| Page | Until alive, kB | Not imported, kB minified | Scripts of its own, kB |
|---|---:|---:|---|
${rows.join('\n')}

${[...shared, ...others].map((chunk) => renderChunk(chunk, pages)).join('\n\n')}
`,
  );
  for (const { name, chunks, unused } of pages) console.log(`${kB(sumGzip(chunks)).padStart(6)} kB  ${name} (not imported: ${kB(unused)})`);
}

interface PageScripts {
  name: string;
  /** All its scripts, the largest first. */
  chunks: Chunk[];
  /** The shortest chain of imports from the page or the entry to each module. */
  chains: Map<string, string[]>;
  /** Minified bytes of modules it does not import. */
  unused: number;
}

function describePage(build: ScriptBuild, page: Chunk): PageScripts {
  const entry = [...build.chunks.values()].find(({ facade }) => facade === ENTRY);
  const chunks = listChunks(build, [entry?.file ?? '', page.file]);
  const chains = findChains(build.imports, [page.facade ?? '', ENTRY]);
  const unused = chunks.flatMap(({ modules }) => [...modules]).filter(([module]) => module !== BUNDLER && !chains.has(module));
  return {
    name: (page.facade ?? '').replace(/^.*\/|Page\.tsx$/g, ''),
    chunks,
    chains,
    unused: unused.reduce((sum, [, bytes]) => sum + bytes, 0),
  };
}

function renderChunk(chunk: Chunk, pages: PageScripts[]): string {
  const loadedBy = pages.filter(({ chunks }) => chunks.includes(chunk));
  const all = [...chunk.modules].toSorted(([, first], [, second]) => second - first);
  const rows = all
    .filter(([, bytes]) => bytes >= MIN_BYTES)
    .map(([module, bytes]) => `| ${shorten(module)} | ${bytes} | ${renderChain(module, loadedBy)} |`);
  const small = all.filter(([, bytes]) => bytes < MIN_BYTES);
  if (small.length > 0) rows.push(`| ${small.length} smaller modules | ${small.reduce((sum, [, bytes]) => sum + bytes, 0)} | |`);
  const names = loadedBy.length === pages.length ? 'every page' : loadedBy.map(({ name }) => name).join(', ');
  return `## ${chunk.name}: ${kB(chunk.gzip)} kB\n\nLoaded by ${names}.\n\n| Module | Bytes | Imported by |\n|---|---:|---|\n${rows.join('\n')}`;
}

/** The shortest chain by which any of the pages imports a module. */
function renderChain(module: string, pages: PageScripts[]): string {
  const chains = pages.flatMap(({ chains: each }) => [each.get(module) ?? []]).filter(({ length }) => length > 0);
  const [shortest] = chains.toSorted((first, second) => first.length - second.length);
  if (!shortest) return module === BUNDLER ? '' : 'none of these pages';
  const names = shortest.map(shorten);
  return names.filter((name, at) => name !== names[at - 1]).join(' → ');
}

function findChains(imports: Map<string, string[]>, roots: string[]): Map<string, string[]> {
  const chains = new Map(roots.map((name) => [name, [name]]));
  for (const [name, chain] of chains) for (const next of imports.get(name) ?? []) if (!chains.has(next)) chains.set(next, [...chain, next]);
  return chains;
}

/** The scripts and all they import, the largest first. */
function listChunks({ chunks }: ScriptBuild, files: string[]): Chunk[] {
  const listed = new Set(files);
  for (const file of listed) for (const next of chunks.get(file)?.imports ?? []) listed.add(next);
  return [...listed].flatMap((file) => chunks.get(file) ?? []).toSorted((first, second) => second.gzip - first.gzip);
}

async function buildScripts(): Promise<ScriptBuild> {
  const build: ScriptBuild = { chunks: new Map(), imports: new Map() };
  process.env['NODE_ENV'] = 'production'; // as in scripts/buildSite.mjs; React is chosen by it
  const builder = await createBuilder({
    root: join(root, 'site'),
    logLevel: 'warn',
    plugins: [recordBuild(build)],
    environments: { client: { build: { sourcemap: 'hidden', write: false } } },
  });
  const client = builder.environments['client'];
  if (client) await builder.build(client);
  return build;
}

function recordBuild({ chunks, imports }: ScriptBuild): Plugin {
  return {
    name: 'record-build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const id of this.getModuleIds()) imports.set(nameModule(id), listImports(this, id).map(nameModule));
      for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, describeChunk(output));
    },
  };
}

/** The modules a module imports; of a package's entry point only those it names, since the rest is left out. */
function listImports(build: Rolldown.PluginContext, id: string): string[] {
  const { importedIds = [], code } = build.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    const entryPoint = build.getModuleInfo(imported);
    if (!/\/(?:design-system|api-contract)\/src\/(?:[\w/]+\/)?index\.ts$/.test(imported) || !entryPoint) return [imported];
    const names = new Set(
      [...(code ?? '').matchAll(/import\s*\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        list.split(',').map((name) => name.trim().split(' ')[0]),
      ),
    );
    const exports = [...(entryPoint.code ?? '').matchAll(/export\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)];
    const used = exports.filter(([, list = '']) => list.split(',').some((name) => names.has(name.trim().split(' ').at(-1))));
    return used.flatMap(([, , file = '']) =>
      entryPoint.importedIds.filter((target) => target.endsWith(file.replace(/^[.#/]+(?:src\/)?/, '/'))),
    );
  });
}

function describeChunk({ name, fileName, code, imports, facadeModuleId, isEntry, isDynamicEntry, map }: Rolldown.OutputChunk): Chunk {
  return {
    name,
    file: fileName,
    gzip: gzipSync(code).length,
    imports,
    modules: map ? countBytes(code, map.toString()) : new Map(),
    facade: facadeModuleId && (isEntry || isDynamicEntry) ? nameModule(facadeModuleId) : null,
  };
}

/** Counts the characters of a script by the module that its source map names. */
function countBytes(code: string, map: string): Map<string, number> {
  const sources = new SourceMap(JSON.parse(map));
  const bytes = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      const module = 'originalSource' in entry && entry.originalSource ? nameModule(join(assets, entry.originalSource)) : BUNDLER;
      bytes.set(module, (bytes.get(module) ?? 0) + 1);
    }
  }
  return bytes;
}

/** A module's path from the root of the repository. */
function nameModule(id: string): string {
  return relative(root, id.startsWith('file:') ? fileURLToPath(id) : id);
}

/** A module as the report names it: a library by its name. */
const shorten = (module: string) => module.replace(LIBRARIES, '$1').replace(/^(?:design-system|site|api-contract)\/src\//, '');
const sumGzip = (chunks: Chunk[]) => chunks.reduce((sum, { gzip }) => sum + gzip, 0);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
