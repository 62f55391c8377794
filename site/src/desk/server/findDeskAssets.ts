import { readDeskManifest, readStyleSheet, type AssetManifest } from 'virtual:asset-manifest';

const ENTRY = 'src/entry.desk.tsx';

/** Files of the desk's build that a screen is made of, as URLs. */
export interface DeskAssets {
  /** The script to run, then those it and the screen import. */
  scripts: string[];
  styleSheets: string[];
  /** The rules in the style sheets. */
  css: string;
}

let manifest: AssetManifest | undefined;

/** Finds what a screen needs besides its HTML; `modules` are those of its routes. */
export function findDeskAssets(modules: readonly string[]): DeskAssets {
  manifest ??= readDeskManifest();
  const files = new Set<string>();
  const sheets = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest?.[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  for (const module of [ENTRY, ...modules]) visit(module);
  return {
    scripts: [...files].map(toUrl),
    styleSheets: [...sheets].map(toUrl),
    css: [...sheets].map(readStyleSheet).join(''),
  };
}

function toUrl(file: string): string {
  return `/${file}`;
}
