import { newHandling } from '#src/domains/site/contactRequests/handling.ts';
import { receiveContactRequest } from '#src/domains/site/contactRequests/receiveContact.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { newId } from '#src/kernel/newId.ts';
import type { ReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { newRecord } from '#src/records/records.ts';
import { insertReceivedInThread } from './postEmail.sql.ts';
import { describeLeftOut, storeReceivedFiles } from './storeReceivedFiles.ts';

const MAX_MESSAGE_LENGTH = 4000;

/** A contact request that an email has opened. */
export interface OpenedRequest {
  conversationId: string | null;
  postedMessageId: string | null;
  /** What was left out of it; null: nothing. */
  reason: string | null;
}

/** Opens a contact request with an email to our address, as if it had been written in the contact form. */
export async function openRequest(
  email: ReceivedEmail,
  sender: NonNullable<ReceivedEmail['from']>,
  context: CallContext,
): Promise<OpenedRequest> {
  const { documentIds, leftOut } = await storeReceivedFiles(email, { ownerPersonId: null, links: [], visibility: 'STAFF' }, context);
  const message = [email.subject, email.text].filter((text) => text !== '').join('\n\n');
  const row = {
    ...newRecord(newId(), context),
    option: 'OTHER' as const,
    name: sender.name || (sender.address.split('@')[0] ?? ''),
    email: sender.address,
    message: (message || '(No text)').slice(0, MAX_MESSAGE_LENGTH).toWellFormed(),
    ...newHandling(null, newId()),
  };
  const opened = await receiveContactRequest(row, context, documentIds);
  if (opened) {
    const { threadId: conversationId, personId } = opened.thread;
    await context.db.run(insertReceivedInThread, { messageId: email.messageId, conversationId, personId });
  }
  return { conversationId: row.conversationId, postedMessageId: opened?.messageId ?? null, reason: describeLeftOut(leftOut) };
}
