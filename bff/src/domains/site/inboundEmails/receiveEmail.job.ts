import type { Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { parseReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { receiveEmailJob } from '#src/domains/site/site.jobs.ts';
import { handleEmail } from './handleEmail.ts';
import { findRecordedEmail, recordEmail } from './recordEmail.ts';

/** Reads a stored email and does what it asks for, once for each Message-ID; the copy of a second delivery is deleted. */
export function receiveEmail(services: Services) {
  return async ({ storageKey }: JobData<typeof receiveEmailJob>, { id }: { id: string }): Promise<void> => {
    const { settings } = services;
    const store = createFileStore(settings, 'received-mail');
    const sizeBytes = await store.size(storageKey);
    if (sizeBytes === null) return; // a second delivery, whose copy an earlier run has deleted
    const email = await parseReceivedEmail(await store.read(storageKey), settings.inboundAuthservId);
    const keptKey = await runAsSystem(services, id, async (context) => {
      const known = await findRecordedEmail(email, context);
      if (known) return known.storageKey;
      await recordEmail(email, await handleEmail(email, context), { storageKey, sizeBytes }, context);
      return storageKey;
    });
    if (keptKey !== storageKey) await store.remove(storageKey);
  };
}
