import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folders that are read here, each with a slash at its end. */
export const folders = {
  system: fileURLToPath(new URL('../../design-system/', import.meta.url)),
  pages: fileURLToPath(new URL('../src/design-system/', import.meta.url)),
  stories: fileURLToPath(new URL('../src/', import.meta.url)),
  tests: fileURLToPath(new URL('../../tests/', import.meta.url)),
} as const;

/** A file's words, from a folder and a path in it. */
export function textOf(folder: keyof typeof folders, path: string): string {
  return readFileSync(folders[folder] + path, 'utf8');
}
