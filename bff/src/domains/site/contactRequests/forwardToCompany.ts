import { addParticipants } from '#src/domains/conversations/conversations/addParticipants.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { recordTurn } from '#src/domains/conversations/conversations/recordReplyClock.ts';
import { replyHours } from '#src/domains/conversations/conversations/replyClock.ts';
import { postSystemMessage } from '#src/domains/conversations/conversations/openConversation.ts';
import { formatSnippet } from '#src/domains/conversations/messages/insertMessage.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { findVisible } from '#src/records/records.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { findGuestThread, findOrOpenConversation } from './contactConversation.ts';
import type { ContactKind } from './contactKind.ts';
import { selectReachableAgents, updateForwarded } from './forwardToCompany.sql.ts';
import type { HandledRow } from './handling.ts';
import { firstNameOf } from './receiveContact.ts';

const HOUR_MS = 3_600_000;

/** Lets the leads of the asked company join the conversation, while our team reads along, and tells the asker. */
export async function forwardToCompany<R extends HandledRow, V>(kind: ContactKind<R, V>, row: R, context: CallContext): Promise<void> {
  const partnerId = kind.askedPartnerIdOf(row);
  if (partnerId === null) return; // passed on by other means than this conversation
  const agents = await context.db.run(selectReachableAgents, { partnerId });
  const [first] = agents;
  if (!first) throw fieldFailure('/status', 'notAllowed', 'Nobody of this company can sign in at the moment. Answer the question yourself');
  const conversationId = await findOrOpenConversation(kind, row, context);
  const joining = agents.map(({ id }) => ({ personId: id, personType: 'agent' as const, role: 'MEMBER' as const }));
  await addParticipants({ id: conversationId }, joining, { showsHistory: true }, context);
  await postSystemMessage(conversationId, `Our team has passed on this question to ${first.partnerName}.`, context);
  const conversation = await findVisible(conversationEntity, conversationId, withSystemActor(context));
  const dueAt = new Date(Date.now() + replyHours(0) * HOUR_MS);
  await context.db.run(updateForwarded, { conversationId, dueAt });
  await recordTurn(conversation, { awaiting: 'AGENT', dueAt }, { authorId: null, authorType: null, sentAt: null }, context);
  const question = formatSnippet({ body: row.message, kind: 'TEXT', documentIds: [] });
  const data = { givenName: firstNameOf(row), partnerName: first.partnerName, question };
  const thread = findGuestThread(conversation);
  const related = { type: 'conversation', id: conversationId };
  await sendTemplate('contact-forwarded', { to: row.email, data, related, ...thread }, context);
}
