import { type BodyOf, conversationMachine, type contract, movesFrom } from '@farwend/api-contract';
import { moversOf } from '#src/calls/entity.ts';
import { findSeen, findToChange, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { changedValues } from '#src/entities/changedValues.ts';
import { is } from '#src/http/actor.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { ownPart } from './conversation.policy.ts';

type Body = BodyOf<typeof contract.conversations.update>;

/** PUT of a conversation: care sets title and who looks after it, movers its status, everybody how quiet it is for themselves. */
export async function changeConversation(id: string, body: Body, context: CallContext): Promise<ConversationRow> {
  const row = await findToChange(conversationEntity, id, context, body.version);
  const facts = changedValues(row, { title: body.title, assignedToId: body.assignedToId });
  if (Object.keys(facts).length > 0 && !is(context.actor, 'admin', 'care'))
    throw new Failure('auth.forbidden', { message: 'Title and assignment are set by our care team.' });
  if (body.mutedUntil !== undefined) await mute(row, body.mutedUntil, context);
  if (facts.assignedToId) await checkCare(facts.assignedToId, context);
  const changed = await saveChange(conversationEntity, row, { values: facts, note: body.changeNote }, context);
  if (body.status !== undefined && body.status !== row.status) await move(changed, { ...body, status: body.status }, context);
  await pushEvent(`private-conversation-${row.id}`, 'conversation.changed', { conversationId: row.id }, context);
  return findSeen(conversationEntity, id, context);
}

async function move(row: ConversationRow, body: Body & { status: ConversationRow['status'] }, context: CallContext): Promise<void> {
  const { reasonCode } = chooseMove(
    row.status,
    body.status,
    movesFrom(conversationMachine, row.status, moversOf(context.actor, false)),
    body.reasonCode,
  );
  const values = { status: body.status, statusChangedAt: new Date(), statusReasonCode: reasonCode, statusNote: body.note ?? null };
  const action = `${row.status} → ${body.status}`;
  await saveChange(conversationEntity, row, { values, kind: 'STATUS', note: body.note ?? null, action, details: { reasonCode } }, context);
}

async function mute(row: ConversationRow, until: string | null, context: CallContext): Promise<void> {
  const part = ownPart(context.actor, row);
  if (!part && until === null) return; // the answer of who takes no part, sent back
  if (!part) throw fieldFailure('/mutedUntil', 'notAllowed', 'Only those who take part can mute a conversation');
  const text = 'UPDATE conversation_participants SET muted_until = $3 WHERE conversation_id = $1 AND person_id = $2';
  await preparedQuery(context.sequelize, 'conversation.mute', text, [row.id, part.personId, until], context.transaction);
}

async function checkCare(id: string, { sequelize, transaction }: CallContext): Promise<void> {
  const text = `SELECT m.id FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.id = $1 AND u.roles && ARRAY['admin', 'care'] AND u.status = 'ENABLED'`;
  const [member] = await preparedQuery(sequelize, 'conversation.careMember', text, [id], transaction);
  if (!member) throw fieldFailure('/assignedToId', 'unknown', 'There is nobody with this id in our care team');
}
