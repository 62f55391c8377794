import { posix } from 'node:path';
import type { ReadFile } from './moduleGraph.ts';

/** Folders of `public/` whose files are shown by the stories that name them; all others belong to every story. */
const folders = ['maps', 'pictures', 'portraits'] as const;

/** A file that is served beside the stories, and the word by which modules ask for it. */
interface NamedFile {
  path: string;
  word: string;
}

/** The pictures among these files, each with its word. */
export function pictureFiles(paths: readonly string[]): NamedFile[] {
  return paths.flatMap((path) => {
    const folder = folders.find((name) => posix.dirname(path).endsWith(`/public/${name}`));
    if (folder === undefined) return [];
    return [{ path, word: toWord(posix.basename(path, posix.extname(path))) }];
  });
}

/** The name without its width, or without its corner: the addresses of squares of maps are put together from one. */
function toWord(name: string): string {
  return name.replace(/^ground_.*/, 'ground_').replace(/-\d+$/, '');
}

/**
 * Finds the pictures that modules can show: those of which one of the modules has the name as a word, in whatever way it makes an address
 * of it.
 */
export function createPictureFinder(pictures: readonly NamedFile[], read: ReadFile): (modules: Iterable<string>) => string[] {
  const words = new Set(pictures.map(({ word }) => word));
  const wordsOf = new Map<string, readonly string[]>();

  function namesIn(path: string): readonly string[] {
    const cached = wordsOf.get(path);
    if (cached) return cached;
    const text = isText.test(path) ? (read(path) ?? '') : '';
    const written = [...(text.match(/[\w-]+/g) ?? []), ...(text.match(/[\w-]+\.[\w-]+/g) ?? [])]; // portraits are named like lead.acacia
    const found = [...new Set(written.map(toWord))].filter((word) => words.has(word));
    wordsOf.set(path, found);
    return found;
  }

  return (modules) => {
    const named = new Set([...modules].flatMap(namesIn));
    return pictures.filter(({ word }) => named.has(word)).map(({ path }) => path);
  };
}

const isText = /\.(?:css|[cm]?[jt]sx?|json)$/;
