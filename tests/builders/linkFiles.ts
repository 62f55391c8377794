import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Links the files of one folder into another: safe because the product replaces files and never modifies them. */
export function linkFiles(from: string, to: string): void {
  const made = new Set<string>();
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const link = join(to, relative(from, file));
    const folder = dirname(link);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    linkSync(file, link);
  }
}
