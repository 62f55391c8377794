import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import type { Services } from '#src/kernel/context.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
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

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(Buffer.from(chunk));
  return hash.digest('hex');
}
