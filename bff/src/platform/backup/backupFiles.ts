import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { createHashStream } from '#src/db/backup/hashStream.ts';

/** A file of the data folder in a backup. */
export const FileInBackup = z.object({
  /** From the data folder, with slashes. */
  path: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});
export type FileInBackup = z.output<typeof FileInBackup>;

/** What is not copied: the files of the embedded database, whose rows are, its locks, and pictures that are rendered again. */
const leftOut = /^(?:postgres(?:\..*)?|postgres-is-elsewhere\.txt|farwend\.pid|images\/cache)$/;

/** Copies the files of the data folder. A file that is deleted meanwhile is left out, as its rows are deleted too. */
export async function backupFiles(dataDir: string, to: string): Promise<FileInBackup[]> {
  const copied: FileInBackup[] = [];
  for await (const path of listFiles(dataDir, dataDir)) {
    const file = await copyFile(path, dataDir, to).catch(nullIfMissing);
    if (file) copied.push(file);
  }
  return copied;
}

/** Copies the files of a backup into the data folder. Throws if one is missing, damaged or there already. */
export async function restoreFiles(files: readonly FileInBackup[], from: string, dataDir: string): Promise<void> {
  for (const { path, sha256 } of files) {
    const restored = await copyFile(path, from, dataDir);
    if (restored.sha256 !== sha256) throw new Error(`The file ${join(from, path)} of the backup is damaged.`);
  }
}

async function copyFile(path: string, from: string, to: string): Promise<FileInBackup> {
  const target = join(to, path);
  const { stream, digest, size } = createHashStream();
  const source = createReadStream(join(from, path));
  await mkdir(dirname(target), { recursive: true }); // the embedded database may have to pass through with another account
  await pipeline(source, stream, createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }));
  return { path, bytes: size(), sha256: digest() };
}

/** Follows symbolic links: documents may be on another disk. */
async function* listFiles(folder: string, root: string): AsyncGenerator<string> {
  for (const name of await readdir(folder)) {
    const full = join(folder, name);
    const path = relative(root, full).split(sep).join('/');
    if (leftOut.test(path)) continue;
    const entry = await stat(full).catch(nullIfMissing);
    if (entry?.isDirectory()) yield* listFiles(full, root);
    else if (entry?.isFile()) yield path;
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
