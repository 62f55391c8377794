import { sendMailJob } from '#src/platform/mail/mail.jobs.ts';
import { uuidFromText } from '#src/kernel/uuidFromText.ts';
import { newId } from '#src/kernel/newId.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { type TemplateData, type TemplateKey, templates } from './templates.data.ts';
import { insertEmail } from './sendTemplate.sql.ts';

/** An email to one person. */
export interface EmailRequest<D> {
  /** E-mail address. */
  to: string;
  /** Id of the traveler, agent or team member, or of a guest of a conversation. */
  personId?: string | null | undefined;
  /** Values of the template's variables. */
  data: D;
  /** The record it is about. */
  related?: { type: string; id: string };
  /** Reply-To address, if replies go to one person; default: the care desk. */
  replyTo?: string | undefined;
  /** The document whose file is attached. */
  documentId?: string | null;
  /** Id of the conversation in which `personId` takes part and to which a reply to this email belongs. */
  threadId?: string;
  /** Not sent before. */
  sendAt?: Date;
  /** Only the first email with this template and key is sent. */
  singletonKey?: string;
}

/** Queues an email of a built-in template: inserts a row and its job in the caller's transaction. It is rendered and sent after the commit. */
export async function sendTemplate<K extends TemplateKey>(
  key: K,
  mail: EmailRequest<TemplateData<K>>,
  context: CallContext,
): Promise<void> {
  await queueEmail(key, templates[key].category, mail, false, context);
}

/**
 * Queues an email of any template and returns its id. With a singletonKey the id is derived from it, so that row and job are unique without
 * waiting for the insert.
 */
export async function queueEmail(
  key: string,
  category: 'TRANSACTIONAL' | 'REMINDER' | 'MARKETING',
  { to, personId, data, related, replyTo, documentId, threadId, sendAt, singletonKey }: EmailRequest<object>,
  test: boolean,
  { queue, db, actor, sendsNoMail }: CallContext,
): Promise<string> {
  const singleton = singletonKey === undefined ? null : `${key} ${singletonKey}`;
  const id = singleton === null ? newId() : uuidFromText(`mail ${singleton}`);
  if (sendsNoMail) return id;
  await db.deferWrite(insertEmail, {
    id,
    key,
    category,
    to,
    personId: personId ?? null,
    data,
    type: related?.type ?? null,
    relatedId: related?.id ?? null,
    sendAt: sendAt ?? null,
    singleton,
    test,
    replyTo: replyTo ?? null,
    documentId: documentId ?? null,
    threadId: threadId ?? null,
    userId: userIdOf(actor),
  });
  await queue.enqueue(sendMailJob, { emailId: id }, { db, singletonKey: id, ...(sendAt ? { startAfter: sendAt } : {}) });
  return id;
}
