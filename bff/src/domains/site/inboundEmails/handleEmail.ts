import type { InboundEmailStatus } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { ReceivedEmail } from '#src/platform/mail/received/parseReceivedEmail.ts';
import { matchEmail } from './matchEmail.ts';
import { countRecentEmails, type MailParticipant } from './matchEmail.sql.ts';
import { openRequest } from './openRequest.ts';
import { postEmail } from './postEmail.ts';
import { recordBounce } from './recordBounce.ts';

const MAX_RECENT = 10;

/** What became of an email. */
export interface Outcome {
  status: InboundEmailStatus;
  reason?: string | null;
  conversationId?: string | null;
  postedMessageId?: string | null;
}

/** Does what an email asks for: posts a message, opens a contact request, notes a bounce, or leaves it to our team. */
export async function handleEmail(email: ReceivedEmail, context: CallContext): Promise<Outcome> {
  const { from, deliveryReport } = email;
  if (deliveryReport) return { status: 'BOUNCE', ...(await recordBounce(deliveryReport, context)) };
  if (!from) return { status: 'REJECTED', reason: 'It does not name exactly one sender.' };
  const recent = await context.db.first(countRecentEmails, { from: from.address });
  if ((recent?.count ?? 0) >= MAX_RECENT)
    return { status: 'REJECTED', reason: `More than ${MAX_RECENT} emails of this sender in ten minutes.` };
  const match = await matchEmail(email, context);
  if (email.isAutomatic) return { status: 'AUTO_REPLY', conversationId: match.participant?.conversationId ?? null };
  if (email.text === '' && email.files.length === 0) return { status: 'REJECTED', reason: 'It has neither text nor files.' };
  if (email.authentication.dmarc === 'fail')
    return { status: 'UNMATCHED', reason: 'Our mail server says that it was not sent by the domain of its sender (DMARC).' };
  if (match.participant) return reply(email, match.participant, context);
  if (match.isForeign) return { status: 'UNMATCHED', reason: 'It answers a conversation, but comes from another address, or too late.' };
  if (!email.to.includes(readDeskAddress(context)))
    return { status: 'UNMATCHED', reason: 'It is addressed neither to a conversation nor to us.' };
  return { status: 'NEW_REQUEST', ...(await openRequest(email, from, context)) };
}

async function reply(email: ReceivedEmail, participant: MailParticipant, context: CallContext): Promise<Outcome> {
  const { conversationId, isSpam } = participant;
  if (isSpam) return { status: 'REJECTED', conversationId, reason: 'Our team has called what they wrote spam.' };
  try {
    const { message, note } = await postEmail(email, participant, context);
    return { status: 'MATCHED', conversationId, postedMessageId: message.id, reason: note };
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error;
    return { status: 'UNMATCHED', reason: error.message };
  }
}

/** The address that our mails come from. */
function readDeskAddress({ settings }: CallContext): string {
  return (/([^\s<>]+@[^\s<>]+?)>?$/.exec(settings.mailFrom)?.[1] ?? '').toLowerCase();
}
