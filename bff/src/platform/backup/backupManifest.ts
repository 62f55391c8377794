import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseManifest } from '#src/db/backup/manifest.ts';
import { FileInBackup } from './backupFiles.ts';

const FORMAT = 1;
const FILE = 'manifest.json';

/** What a backup holds. Written last: a folder without it is not a backup. */
const BackupManifest = z.object({
  format: z.literal(FORMAT),
  /** The moment of its rows. */
  createdAt: z.iso.datetime(),
  database: DatabaseManifest,
  files: z.array(FileInBackup),
  /** The bucket that has the documents and pictures instead; null if they are among the files. */
  bucket: z.string().nullable(),
});
export type BackupManifest = z.output<typeof BackupManifest>;

export async function writeManifest(folder: string, manifest: Omit<BackupManifest, 'format'>): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
  await writeFile(join(folder, FILE), text, { mode: 0o600, flag: 'wx', flush: true });
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: unknown) => {
    throw new Error(`${folder} is not a complete backup: it has no ${FILE}.`, { cause: error });
  });
  try {
    return BackupManifest.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${join(folder, FILE)} is damaged, or of another version of Farwend. Restore with the version that made the backup.`, {
      cause: error,
    });
  }
}
