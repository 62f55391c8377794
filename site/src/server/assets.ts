import { readManifest, readStyleSheet, type AssetManifest } from 'virtual:asset-manifest';

const ENTRY = 'src/entry.browser.tsx';

/** Files of the browser's build that a page is made of. */
export interface PageAssets {
  /** The script to run, then those it and the page import. */
  scripts: string[];
  /** Style sheets of these scripts; one that a script imports comes before its own. */
  styleSheets: { url: string; css: string }[];
}

let manifest: AssetManifest | undefined;
const assetsOfModule = new Map<string, PageAssets>();

/** URL of a module's script; in development the module itself, which Vite serves. */
export function scriptUrl(module: string): string {
  manifest ??= readManifest();
  return `/${manifest[module]?.file ?? module}`;
}

/** Finds what a page needs besides its HTML; `module` is the page's own, absent on error pages. */
export function findPageAssets(module: string = ENTRY): PageAssets {
  const known = assetsOfModule.get(module);
  if (known) return known;
  const chunks = [...new Set([...listChunks(ENTRY), ...listChunks(module)])];
  const files = new Set(chunks.flatMap(({ css = [] }) => css));
  const assets = {
    scripts: [...new Set([scriptUrl(ENTRY), ...chunks.map(({ file }) => `/${file}`)])],
    styleSheets: [...files].filter((file) => !isFontSheet(file)).map((file) => ({ url: `/${file}`, css: readStyleSheet(file) })),
  };
  assetsOfModule.set(module, assets);
  return assets;
}

/** A module's chunk after those it imports. */
function listChunks(module: string): NonNullable<AssetManifest[string]>[] {
  manifest ??= readManifest();
  const assets = manifest;
  const listed = new Set<string>();
  const chunks: NonNullable<AssetManifest[string]>[] = [];
  const visit = (name: string) => {
    const chunk = assets[name];
    if (listed.has(name) || !chunk) return;
    listed.add(name);
    chunk.imports?.forEach(visit);
    chunks.push(chunk);
  };
  visit(module);
  return chunks;
}

/** The entry's own style sheet holds the font faces, which every page has inline. */
function isFontSheet(file: string): boolean {
  return manifest?.[ENTRY]?.css?.includes(file) ?? false;
}
