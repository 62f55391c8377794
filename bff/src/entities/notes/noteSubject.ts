import { literal, Op } from 'sequelize';
import { findSeen, looking } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { conversationEntity } from '#src/entities/conversations/conversation.entity.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { tripMatchPolicy } from '#src/entities/tripMatches/tripMatch.policy.ts';
import { is, isStaff } from '#src/http/actor.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { NoteSubject } from './note.model.ts';

/** Refuses a subject that is not there or that the caller may not know of. */
export async function checkSubject(type: NoteSubject, id: string, context: CallContext): Promise<void> {
  if (!(await isSeen(type, id, context)))
    throw fieldFailure('/subjectId', 'unknown', 'There is nothing with this id to write a note about');
}

async function isSeen(type: NoteSubject, id: string, context: CallContext): Promise<boolean> {
  const reading = looking(context); // a note about a record does not lock it
  if (type === 'CONVERSATION') return succeeds(findSeen(conversationEntity, id, reading));
  if (isStaff(context.actor)) return exists(type, id, context);
  if (type === 'TRIP_MATCH') return succeeds(findSeen(tripMatchEntity, id, reading));
  if (type === 'TRIP_REQUEST') return hasMatch(id, context);
  if (type === 'PARTNER') return context.actor.person?.partnerId === id;
  return type === 'AGENT' && isColleague(id, context);
}

const existsSql: Record<Exclude<NoteSubject, 'CONVERSATION'>, string> = {
  TRIP_REQUEST: 'SELECT id FROM trip_requests WHERE id = $1',
  TRIP_MATCH: 'SELECT id FROM trip_matches WHERE id = $1',
  TRAVELER: 'SELECT id FROM travelers WHERE id = $1',
  PARTNER: 'SELECT id FROM partners WHERE id = $1',
  AGENT: 'SELECT id FROM agents WHERE id = $1',
};

async function exists(type: keyof typeof existsSql, id: string, { sequelize, transaction }: CallContext): Promise<boolean> {
  return (await preparedQuery(sequelize, `note.subject.${type}`, existsSql[type], [id], transaction)).length > 0;
}

/** A company knows a request by its match. */
async function hasMatch(tripRequestId: string, { actor, models, transaction }: CallContext): Promise<boolean> {
  const seen = is(actor, 'agent') ? tripMatchPolicy.sees(actor) : null;
  if (seen === null) return false;
  const found = await models.tripMatches.findAll({
    attributes: [[literal('1'), 'one']],
    where: { [Op.and]: [seen, { tripRequestId }] },
    limit: 1,
    raw: true,
    transaction,
  });
  return found.length > 0;
}

async function isColleague(id: string, { actor, sequelize, transaction }: CallContext): Promise<boolean> {
  const text = 'SELECT id FROM agents WHERE id = $1 AND partner_id = $2';
  return (await preparedQuery(sequelize, 'note.colleague', text, [id, actor.person?.partnerId ?? null], transaction)).length > 0;
}

async function succeeds(found: Promise<unknown>): Promise<boolean> {
  return found.then(
    () => true,
    () => false,
  );
}
