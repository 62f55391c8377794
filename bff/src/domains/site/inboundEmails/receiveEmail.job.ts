import type { Services } from '#src/kernel/context.ts';
import type { JobData } from '#src/kernel/job.ts';
import { newId } from '#src/kernel/newId.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';
import { parseReceivedEmail, type ReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { receiveEmailJob } from '#src/domains/site/site.jobs.ts';
import { handleEmail } from './handleEmail.ts';
import { inboundEmailEntity } from './inboundEmail.entity.ts';

/** Reads a stored email and does what it asks for, once for each Message-ID; the copy of a second delivery is deleted. */
export function receiveEmail(services: Services) {
  return async ({ storageKey }: JobData<typeof receiveEmailJob>, { id }: { id: string }): Promise<void> => {
    const { settings } = services;
    const store = createFileStore(settings, 'received-mail');
    const sizeBytes = await store.size(storageKey);
    if (sizeBytes === null) return; // a second delivery, whose copy an earlier run has deleted
    const email = await parseReceivedEmail(await store.read(storageKey), settings.inboundAuthservId);
    const keptKey = await runAsSystem(services, id, async (context) => {
      const [known] = await context.db.find(inboundEmailEntity.model, { where: { messageId: email.messageId }, limit: 1 });
      if (known) return known.storageKey;
      const outcome = await handleEmail(email, context);
      const values = {
        ...buildColumns(email),
        reason: null,
        conversationId: null,
        postedMessageId: null,
        ...outcome,
        storageKey,
        sizeBytes,
      };
      await insertRecord(inboundEmailEntity, { ...newRecord(newId(), context), ...values }, context);
      return storageKey;
    });
    if (keptKey !== storageKey) await store.remove(storageKey);
  };
}

function buildColumns({ messageId, from, to, subject, text, authentication }: ReceivedEmail) {
  return { messageId, fromAddress: from?.address ?? '', toAddresses: to, subject, body: text, ...authentication };
}
