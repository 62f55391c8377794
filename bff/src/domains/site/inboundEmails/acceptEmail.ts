import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#src/kernel/context.ts';
import { createFileStore, folderOf } from '#src/platform/files/fileStore.ts';
import { receiveEmailJob } from '#src/domains/site/site.jobs.ts';

/** The largest email that is accepted. */
export const MAX_EMAIL_BYTES = 25 * 1_048_576;

/** Stores the file of an email and enqueues its job: from then on it cannot be lost. The same bytes are stored once, however often they come. */
export async function acceptEmail(path: string, { settings, db, queue }: Services): Promise<void> {
  const storageKey = `${await hashFile(path)}.eml`;
  await createFileStore(settings, 'received-mail').write(storageKey, await openAsBlob(path));
  await db.transaction(async (inside) => {
    await queue.enqueue(receiveEmailJob, { storageKey }, { db: inside });
  });
}

/** Accepts an email that `write` receives into a file of its own, which is deleted afterwards. */
export async function acceptWrittenEmail(write: (path: string) => Promise<void>, services: Services): Promise<void> {
  const folder = folderOf('received-mail', services.settings);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.part`);
  try {
    await write(path);
    await acceptEmail(path, services);
  } finally {
    await rm(path, { force: true });
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(Buffer.from(chunk));
  return hash.digest('hex');
}
