import { findVisible } from '#src/records/records.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow, ParticipantRow } from './conversation.model.ts';
import { isAudited, findOwnParticipant } from './conversation.policy.ts';
import { addParticipants } from './addParticipants.ts';
import { selectActivePartner } from './findConversation.sql.ts';

/** Finds a conversation for reading; writes an audit row for an administrator who does not participate. */
export async function findConversationToRead(id: string, context: CallContext): Promise<ConversationRow> {
  const row = await findVisible(conversationEntity, id, context);
  if (isAudited(context.actor, row)) await recordAudit('CONVERSATION_READ', 'conversation', row.id, {}, context);
  return row;
}

/** Finds a conversation and the caller's participation; 403 without one. */
export async function findParticipation(id: string, context: CallContext): Promise<{ row: ConversationRow; participant: ParticipantRow }> {
  const row = await findVisible(conversationEntity, id, context);
  const participant = findOwnParticipant(context.actor, row);
  if (!participant) throw new Failure('auth.forbidden', { message: 'Only participants can do this. Join the conversation first.' });
  return { row, participant };
}

/** Adds an agent who may see the conversation of a match as a participant: writing counts as joining. */
export async function joinAssignedAgent(id: string, context: CallContext): Promise<void> {
  const { person } = context.actor;
  if (person?.personType !== 'agent') return;
  const row = await findVisible(conversationEntity, id, context);
  if (row.tripMatchId === null || row.status === 'LOCKED' || findOwnParticipant(context.actor, row)) return;
  await addParticipants(row, [{ personId: person.personId, personType: 'agent', role: 'MEMBER' }], { showsHistory: true }, context);
}

/** Like findParticipation; rejects observers, locked conversations, and companies that no longer work with us. */
export async function findConversationToWrite(
  id: string,
  context: CallContext,
): Promise<{ row: ConversationRow; participant: ParticipantRow }> {
  const participation = await findParticipation(id, context);
  if (participation.participant.role === 'OBSERVER')
    throw new Failure('auth.forbidden', { message: 'You are an observer. Join the conversation as a member to write.' });
  if (participation.row.status === 'LOCKED')
    throw new Failure('resource.locked', { message: 'This conversation is locked. An administrator can unlock it.' });
  if (is(context.actor, 'agent')) await checkCompany(context);
  return participation;
}

async function checkCompany({ db, actor }: CallContext): Promise<void> {
  const [partner] = await db.run(selectActivePartner, { partnerId: actor.person?.partnerId ?? null });
  if (!partner)
    throw new Failure('auth.forbidden', { message: 'Your company does not work with us at the moment. You can read, but not write.' });
}
