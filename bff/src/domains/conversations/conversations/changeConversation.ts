import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, findForUpdate, saveChange } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { pickChangedValues } from '#src/records/pickChangedValues.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { allowedTransitions, findOwnParticipant } from './conversation.policy.ts';
import { dropReplyClock } from './recordReplyClock.ts';
import { updateMutedUntil } from './changeConversation.sql.ts';

type Body = BodyOf<typeof contract.conversations.update>;

/** PUT of a conversation: care sets title and assignment, permitted callers the status, every participant their own muting. */
export async function changeConversation(id: string, body: Body, context: CallContext): Promise<ConversationRow> {
  const row = await findForUpdate(conversationEntity, id, context, body.version);
  const facts = pickChangedValues(row, { title: body.title, assignedToId: body.assignedToId });
  if (Object.keys(facts).length > 0 && !is(context.actor, 'admin', 'care'))
    throw new Failure('auth.forbidden', { message: 'Only our care team can change title and assignment.' });
  if (body.mutedUntil !== undefined) await mute(row, body.mutedUntil, context);
  const changed = await saveChange(conversationEntity, row, { values: facts, note: body.changeNote }, context);
  if (body.status !== undefined && body.status !== row.status) await moveConversation(changed, { ...body, status: body.status }, context);
  await pushEvent(`private-conversation-${row.id}`, 'conversation.changed', { conversationId: row.id }, context);
  return findVisible(conversationEntity, id, context);
}

async function moveConversation(
  row: ConversationRow,
  body: Body & { status: ConversationRow['status'] },
  context: CallContext,
): Promise<void> {
  const { reasonCode } = checkTransition(row.status, body.status, allowedTransitions(row, context.actor), body.reasonCode);
  const values = { status: body.status, statusChangedAt: new Date(), statusReasonCode: reasonCode, statusNote: body.note ?? null };
  const action = `${row.status} → ${body.status}`;
  await saveChange(conversationEntity, row, { values, kind: 'STATUS', note: body.note ?? null, action, details: { reasonCode } }, context);
  if (body.status !== 'ACTIVE') await dropReplyClock(row, context);
}

async function mute(row: ConversationRow, until: string | null, context: CallContext): Promise<void> {
  const participant = findOwnParticipant(context.actor, row);
  if (!participant && until === null) return; // a response sent back unchanged
  if (!participant) throw fieldFailure('/mutedUntil', 'notAllowed', 'Only participants can mute a conversation');
  await context.db.run(updateMutedUntil, { id: row.id, personId: participant.personId, until });
}
