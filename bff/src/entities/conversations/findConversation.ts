import { findSeen } from '#src/calls/records.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { is } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow, ParticipantRow } from './conversation.model.ts';
import { isAudited, ownPart } from './conversation.policy.ts';
import { joinPeople } from './joinPeople.ts';

/** The conversation to be read; an administrator who takes no part in it leaves an audit row. */
export async function findToRead(id: string, context: CallContext): Promise<ConversationRow> {
  const row = await findSeen(conversationEntity, id, context);
  if (isAudited(context.actor, row)) await recordAudit('CONVERSATION_READ', 'conversation', row.id, {}, context);
  return row;
}

/** The conversation with the caller's own part in it; who takes no part is told to join first. */
export async function findOwnPart(id: string, context: CallContext): Promise<{ row: ConversationRow; part: ParticipantRow }> {
  const row = await findSeen(conversationEntity, id, context);
  const part = ownPart(context.actor, row);
  if (!part) throw new Failure('auth.forbidden', { message: 'Only those who take part can do this. Join the conversation first.' });
  return { row, part };
}

/** An agent who is assigned to the match, or leads the company, takes part by writing: the assignment has let them in. */
export async function letAgentIn(id: string, context: CallContext): Promise<void> {
  const { person } = context.actor;
  if (person?.personType !== 'agent') return;
  const row = await findSeen(conversationEntity, id, context);
  if (row.tripMatchId === null || row.status === 'LOCKED' || ownPart(context.actor, row)) return;
  await joinPeople(row, [{ personId: person.personId, personType: 'agent', role: 'MEMBER' }], { showsHistory: true }, context);
}

/** The same for who wants to write: not as a silent reader, not when it is locked, not for a company that is no longer with us. */
export async function findToWrite(id: string, context: CallContext): Promise<{ row: ConversationRow; part: ParticipantRow }> {
  const found = await findOwnPart(id, context);
  if (found.part.role === 'OBSERVER')
    throw new Failure('auth.forbidden', { message: 'You read along here. Join the conversation as a member before you write.' });
  if (found.row.status === 'LOCKED')
    throw new Failure('resource.locked', { message: 'This conversation is locked. An administrator can unlock it.' });
  if (is(context.actor, 'agent')) await checkCompany(context);
  return found;
}

async function checkCompany({ actor, sequelize, transaction }: CallContext): Promise<void> {
  const text = `SELECT id FROM partners WHERE id = $1 AND status IN ('ACTIVE', 'PAUSED')`;
  const [partner] = await preparedQuery(sequelize, 'conversation.company', text, [actor.person?.partnerId ?? null], transaction);
  if (!partner)
    throw new Failure('auth.forbidden', { message: 'Your company does not work with us at the moment: you can read, not write.' });
}
