import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folders that the description is read from, with a trailing slash. */
export const folders = {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  system: fileURLToPath(new URL('../../design-system/', import.meta.url)),
  pages: fileURLToPath(new URL('../src/design-system/', import.meta.url)),
  stories: fileURLToPath(new URL('../src/', import.meta.url)),
  tests: fileURLToPath(new URL('../../tests/', import.meta.url)),
} as const;

/** Reads a file by its folder and its path inside it. */
export function readText(folder: keyof typeof folders, path: string): string {
  return readFileSync(folders[folder] + path, 'utf8');
}
