import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Gives a folder the files of another, by links: for who replaces files and never writes into them, as the product does. */
export function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const link = join(to, relative(from, file));
    mkdirSync(dirname(link), { recursive: true });
    linkSync(file, link);
  }
}
