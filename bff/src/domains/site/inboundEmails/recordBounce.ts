import { suppressionEntity } from '#src/domains/site/suppressions/suppression.entity.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { newId } from '#src/kernel/newId.ts';
import type { DeliveryReport } from '#src/platform/mail/received/parseDeliveryReport.ts';
import { TemplatedEmailModel, type TemplatedEmailRow } from '#src/platform/mail/templatedEmail.model.ts';
import { buildMessageId } from '#src/platform/mail/transport.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { updateBouncedEmail } from './recordBounce.sql.ts';

/** What a delivery report was about. */
export interface Bounce {
  conversationId: string | null;
  reason: string;
}

/**
 * Marks the email that came back, and sends no more to its address. A report is believed if it names one of our emails, whose id only its
 * recipient and the mail servers between us know: anybody could name an address.
 */
export async function recordBounce(report: DeliveryReport, context: CallContext): Promise<Bounce> {
  const email = await findOriginal(report, context);
  if (!email) return { conversationId: null, reason: 'It is about no email of ours.' };
  const { threadId: conversationId } = email;
  if (!report.isFailure) return { conversationId, reason: 'The email is late, not lost.' };
  const reason = report.diagnosis || 'Its mail server gave no reason.';
  await context.db.run(updateBouncedEmail, { emailId: email.id, reason });
  for (const address of email.to) await suppress(address, email.id, reason, context);
  return { conversationId, reason };
}

async function findOriginal({ originalMessageId }: DeliveryReport, { db, settings }: CallContext): Promise<TemplatedEmailRow | null> {
  const id = /^<([^@]+)@/.exec(originalMessageId ?? '')?.[1] ?? '';
  if (!isId(id) || buildMessageId(id, settings.mailFrom) !== originalMessageId) return null;
  return (await db.byId(TemplatedEmailModel, id)) ?? null;
}

async function suppress(email: string, templatedEmailId: string, reason: string, context: CallContext): Promise<void> {
  const [known] = await context.db.find(suppressionEntity.model, { where: { email }, limit: 1 });
  if (known) return;
  await insertRecord(suppressionEntity, { ...newRecord(newId(), context), email, reason, templatedEmailId }, context);
}
