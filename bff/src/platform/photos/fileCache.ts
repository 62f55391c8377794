import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** An LRU cache of files that can be regenerated, with a size limit. */
export interface FileCache {
  /** The bytes under a name (a relative path); null if missing. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Total size in bytes. */
  size(): Promise<number>;
}

const TOUCH_INTERVAL_MS = 3_600_000;

/** Creates a cache in a folder. Files from an earlier run count, ordered by their last use. */
export function createFileCache(folder: string, limitBytes: number): FileCache {
  /** Sizes by name, least recently used first. */
  let sizes: Promise<Map<string, number>> | undefined;
  let total = 0;
  const lastTouched = new Map<string, number>();
  const load = () => {
    sizes ??= listFiles(folder).then((files) => {
      total = files.reduce((sum, [, size]) => sum + size, 0);
      return new Map(files);
    });
    return sizes;
  };
  const forget = (files: Map<string, number>, name: string) => {
    total -= files.get(name) ?? 0;
    files.delete(name);
    lastTouched.delete(name);
  };

  return {
    async read(name) {
      const files = await load();
      const bytes = await readFile(join(folder, name)).catch(() => null);
      if (!bytes) {
        forget(files, name);
        return null;
      }
      if (!files.has(name)) total += bytes.length; // another process created it
      files.delete(name);
      files.set(name, bytes.length); // moves to the end
      if (Date.now() - (lastTouched.get(name) ?? 0) > TOUCH_INTERVAL_MS) {
        lastTouched.set(name, Date.now());
        await utimes(join(folder, name), new Date(), new Date()).catch(() => undefined); // keeps the order for the next run
      }
      return bytes;
    },

    async write(name, bytes) {
      const files = await load();
      const file = join(folder, name);
      const partFile = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(partFile, bytes);
      await rename(partFile, file); // atomic for readers
      forget(files, name);
      files.set(name, bytes.length);
      total += bytes.length;
      for (const [oldest] of files) {
        if (total <= limitBytes || oldest === name) break;
        forget(files, oldest);
        await rm(join(folder, oldest), { force: true });
      }
    },

    size: async () => {
      await load();
      return total;
    },
  };
}

/** Names and sizes of all files, least recently used first. Deletes incomplete files of a killed process. */
async function listFiles(folder: string): Promise<[string, number][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((one) => one.endsWith('.part'))) await rm(file, { force: true });
  const whole = await Promise.all(files.filter((one) => !one.endsWith('.part')).map(async (file) => ({ file, ...(await stat(file)) })));
  return whole.toSorted((a, b) => a.mtimeMs - b.mtimeMs).map(({ file, size }) => [relative(folder, file), size]);
}
