import { contactRequestMachine, type ContactRequestStatus, transitionsFrom } from '@farwend/api-contract';
import type { SentMessage } from '#src/domains/conversations/messages/message.events.ts';
import { formatSnippet } from '#src/domains/conversations/messages/insertMessage.ts';
import { userIdOf } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { saveChange } from '#src/records/records.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { findGuestThread } from './contactConversation.ts';
import { companyContactRequestKind, contactRequestKind, type ContactKind } from './contactKind.ts';
import { selectAuthor } from './followConversation.sql.ts';
import type { HandledRow } from './handling.ts';

/** Mails what our team or the company writes to the asker, and moves the contact request with its conversation. */
export async function followConversation(sent: SentMessage, context: CallContext): Promise<void> {
  const { subjectType } = sent.conversation;
  if (subjectType === 'CONTACT_REQUEST') await follow(contactRequestKind, sent, context);
  if (subjectType === 'COMPANY_CONTACT_REQUEST') await follow(companyContactRequestKind, sent, context);
}

async function follow<R extends HandledRow, V>(
  kind: ContactKind<R, V>,
  { conversation, message }: SentMessage,
  context: CallContext,
): Promise<void> {
  if (message.kind === 'CALL_LOG' || message.kind === 'SYSTEM') return;
  const conditions: { conversationId: string } = { conversationId: conversation.id };
  const [row] = await context.db.find(kind.entity.model, { where: conditions, limit: 1 });
  if (!row) return;
  if (message.authorType === 'guest') {
    await moveContact(kind, row, 'OPEN', {}, context);
    return;
  }
  const author = await context.db.first(selectAuthor, { id: message.authorId });
  const data = {
    ...(author ? { senderName: author.name } : {}),
    answer: message.body,
    question: formatSnippet({ body: row.message, kind: 'TEXT', documentIds: [] }),
  };
  const related = { type: 'conversation', id: conversation.id };
  await sendTemplate('contact-reply', { to: row.email, data, related, ...findGuestThread(conversation) }, context);
  await moveContact(kind, row, 'ANSWERED', { answer: message.body, handledById: userIdOf(context.actor) }, context);
}

/** Moves a contact request if its machine lets the system do so. */
export async function moveContact<R extends HandledRow, V>(
  { entity }: ContactKind<R, V>,
  row: R,
  status: ContactRequestStatus,
  values: Partial<HandledRow>,
  context: CallContext,
): Promise<void> {
  const isMove = transitionsFrom(contactRequestMachine, row.status, ['system']).some(({ to }) => to === status);
  const changed: Partial<HandledRow> = isMove ? { ...values, status, statusChangedAt: new Date() } : values;
  const action = isMove ? `${row.status} → ${status}` : 'UPDATE';
  const kind = isMove ? ('STATUS' as const) : ('UPDATE' as const);
  await saveChange(entity, row, { values: changed as Partial<R>, kind, action }, withSystemActor(context));
}
