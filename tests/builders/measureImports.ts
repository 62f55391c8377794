import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InstalledPackages } from './installedPackages.ts';

/** What a page adds that imports these names from the packed design system, in KB gzip, without React and styled-components. */
export interface ImportSize {
  /** Names, comma-separated; `*` for everything. */
  imports: string;
  /** Loaded with the page. */
  atOnce: number;
  /** Loaded when it is needed, such as the calendar of DateField. */
  onDemand: number;
}

/** What the guide shows. */
export const measuredImports = ['Link', 'Button, TextField', 'DateField', '*'];

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Lets Vite build a module with nothing but these imports and measures the result. */
export function measureImports(app: InstalledPackages, imports: string): ImportSize {
  app.write('imports.ts', `export ${imports === '*' ? '*' : `{ ${imports} }`} from '@farwend/design-system';\n`);
  app.write(
    'imports.config.js',
    `export default { build: {
      lib: { entry: 'imports.ts', formats: ['es'], fileName: 'imports' }, outDir: 'imports', manifest: true, minify: true,
      rolldownOptions: { external: [/^react/, /^styled-components/] },
    } };`,
  );
  app.run('vite/bin/vite.js', 'build', '--config', 'imports.config.js', '--logLevel', 'error');
  const chunks: Record<string, ManifestEntry> = JSON.parse(readFileSync(join(app.folder, 'imports/.vite/manifest.json'), 'utf8'));
  const first = new Set<string>();
  const follow = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of chunks[name]?.imports ?? []) follow(next);
  };
  for (const [name, { isEntry }] of Object.entries(chunks)) if (isEntry) follow(name);
  const size = (isCounted: (name: string) => boolean) => kilobytes(readChunks(app, chunks, isCounted));
  return { imports, atOnce: size((name) => first.has(name)), onDemand: size((name) => !first.has(name)) };
}

/** The code of a page that imports these names, as `measureImports` has built it last. */
export function readImports(app: InstalledPackages): string {
  const chunks: Record<string, ManifestEntry> = JSON.parse(readFileSync(join(app.folder, 'imports/.vite/manifest.json'), 'utf8'));
  return readChunks(app, chunks, () => true);
}

function readChunks(app: InstalledPackages, chunks: Record<string, ManifestEntry>, isCounted: (name: string) => boolean): string {
  const files = Object.entries(chunks).flatMap(([name, { file }]) => (isCounted(name) && file.endsWith('.js') ? [file] : []));
  return files.map((file) => readFileSync(join(app.folder, 'imports', file), 'utf8')).join('\n');
}

function kilobytes(code: string): number {
  return code === '' ? 0 : Math.round((gzipSync(code).length / 1024) * 10) / 10;
}
