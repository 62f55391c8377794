import { Op } from 'sequelize';
import { findVisible, withoutRowLock } from '#src/records/records.ts';
import { conversationEntity } from '#src/domains/conversations/conversations/conversation.entity.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { TripMatchModel } from '#src/domains/trips/tripMatches/tripMatch.model.ts';
import { tripMatchPolicy } from '#src/domains/trips/tripMatches/tripMatch.policy.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { NoteSubject } from './note.model.ts';
import { selectColleague, selectSubject } from './checkNoteSubject.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

/** Throws 422 for a subject that is missing or that the caller may not see. */
export async function checkNoteSubject(type: NoteSubject, id: string, context: CallContext): Promise<void> {
  if (!(await isVisible(type, id, context))) throw unknownReference('/subjectId', 'There is no record with this id');
}

async function isVisible(type: NoteSubject, id: string, context: CallContext): Promise<boolean> {
  const reading = withoutRowLock(context); // a note about a record does not lock it
  if (type === 'CONVERSATION') return succeeds(findVisible(conversationEntity, id, reading));
  if (isStaff(context.actor)) return (await context.db.run(selectSubject[type], { id })).length > 0;
  if (type === 'TRIP_MATCH') return succeeds(findVisible(tripMatchEntity, id, reading));
  if (type === 'TRIP_REQUEST') return hasMatch(id, context);
  if (type === 'PARTNER') return context.actor.person?.partnerId === id;
  return type === 'AGENT' && isColleague(id, context);
}

/** A company sees a request through its match. */
async function hasMatch(tripRequestId: string, { actor, db }: CallContext): Promise<boolean> {
  const seen = is(actor, 'agent') ? tripMatchPolicy.visibleTo(actor) : null;
  if (seen === null) return false;
  const matches = await db.find(TripMatchModel, { where: { [Op.and]: [seen, { tripRequestId }] }, only: ['id'], limit: 1 });
  return matches.length > 0;
}

async function isColleague(id: string, { db, actor }: CallContext): Promise<boolean> {
  return (await db.run(selectColleague, { id, partnerId: actor.person?.partnerId ?? null })).length > 0;
}

async function succeeds(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}
