import type { MessageRow } from '#src/domains/conversations/messages/message.model.ts';
import { endClock, startClock } from '#src/domains/trips/slaEvents/recordSlaEvents.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ConversationRow } from './conversation.model.ts';
import type { Turn } from './replyClock.ts';

type Awaited = Pick<ConversationRow, 'id' | 'partnerId' | 'assignedToId' | 'slaDueAt'>;
/** The message that passes the turn; the fields of a new turn without one are null. */
type Words = Pick<MessageRow, 'authorId' | 'authorType' | 'sentAt'>;

/** Records what a new turn means for the clock of replies. `before` is the conversation as it was; `isBusinessTime`: due in business hours. */
export async function recordTurn(
  before: Awaited,
  { awaiting, dueAt }: Turn,
  { authorId, authorType, sentAt }: Words,
  context: CallContext,
  isBusinessTime = false,
): Promise<void> {
  if (dueAt?.getTime() === before.slaDueAt?.getTime()) return;
  const at = sentAt ?? new Date();
  const isReply = authorType === 'agent' || authorType === 'teamMember';
  if (before.slaDueAt) await endClock(before.id, 'REPLY', { at, metAt: isReply ? at : null, personId: isReply ? authorId : null }, context);
  if (!dueAt) return;
  const isCare = awaiting === 'CARE';
  const whose = { personId: isCare ? before.assignedToId : null, partnerId: isCare ? null : before.partnerId };
  const subject = { subjectType: 'CONVERSATION' as const, subjectId: before.id, ...whose };
  await startClock({ clock: 'REPLY', startedAt: at, dueAt, isBusinessTime }, subject, context);
}

/** Records that nobody has to reply any more, because the conversation is closed. */
export async function dropReplyClock({ id, slaDueAt }: Pick<ConversationRow, 'id' | 'slaDueAt'>, context: CallContext): Promise<void> {
  if (slaDueAt) await endClock(id, 'REPLY', { at: new Date(), metAt: null, personId: null }, context);
}
