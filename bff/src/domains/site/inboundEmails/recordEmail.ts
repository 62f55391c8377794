import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import type { ReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import type { Outcome } from './handleEmail.ts';
import { inboundEmailEntity } from './inboundEmail.entity.ts';
import type { InboundEmailRow } from './inboundEmail.model.ts';

/** The record of an email that came before with the same Message-ID. */
export async function findRecordedEmail({ messageId }: ReceivedEmail, { db }: CallContext): Promise<InboundEmailRow | undefined> {
  const [known] = await db.find(inboundEmailEntity.model, { where: { messageId }, limit: 1 });
  return known;
}

/** Records an email with what became of it. */
export async function recordEmail(
  { messageId, from, to, subject, text, authentication }: ReceivedEmail,
  outcome: Outcome,
  stored: Pick<InboundEmailRow, 'storageKey' | 'sizeBytes'>,
  context: CallContext,
): Promise<void> {
  const values = {
    messageId,
    fromAddress: from?.address ?? '',
    toAddresses: to,
    subject,
    body: text,
    ...authentication,
    reason: null,
    conversationId: null,
    postedMessageId: null,
    ...outcome,
    ...stored,
  };
  await insertRecord(inboundEmailEntity, { ...newRecord(newId(), context), ...values }, context);
}
