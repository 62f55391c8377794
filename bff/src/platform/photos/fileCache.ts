import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Files that can be made again, up to a limit; what was used longest ago goes first. */
export interface FileCache {
  /** The bytes under a name (a relative path); null when they are not there. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Bytes of all files. */
  size(): Promise<number>;
}

const TOUCHED_EVERY_MS = 3_600_000;

/** A cache in a folder. What lies there from an earlier run counts, in the order of its last use. */
export function createFileCache(folder: string, limitBytes: number): FileCache {
  /** Name to size; the order of the map is the order of use. */
  let known: Promise<Map<string, number>> | undefined;
  let total = 0;
  const lastTouched = new Map<string, number>();
  const load = () => {
    known ??= filesIn(folder).then((files) => {
      total = files.reduce((sum, [, size]) => sum + size, 0);
      return new Map(files);
    });
    return known;
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
      if (!files.has(name)) total += bytes.length; // another process made it
      files.delete(name);
      files.set(name, bytes.length); // used last, so it stands last
      if (Date.now() - (lastTouched.get(name) ?? 0) > TOUCHED_EVERY_MS) {
        lastTouched.set(name, Date.now());
        await utimes(join(folder, name), new Date(), new Date()).catch(() => undefined); // for the next run
      }
      return bytes;
    },

    async write(name, bytes) {
      const files = await load();
      const file = join(folder, name);
      const written = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(written, bytes);
      await rename(written, file); // readers see the whole file or none
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

/** Names and sizes of all files, the one used longest ago first; halves that a kill left are cleared away. */
async function filesIn(folder: string): Promise<[string, number][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((one) => one.endsWith('.part'))) await rm(file, { force: true });
  const whole = await Promise.all(files.filter((one) => !one.endsWith('.part')).map(async (file) => ({ file, ...(await stat(file)) })));
  return whole.toSorted((a, b) => a.mtimeMs - b.mtimeMs).map(({ file, size }) => [relative(folder, file), size]);
}
