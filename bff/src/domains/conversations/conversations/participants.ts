import { type Actor, is } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ConversationRow, ParticipantRow } from './conversation.model.ts';
import { findOwnParticipant } from './conversation.policy.ts';
import { selectCandidates, type ParticipantCandidate } from './participants.sql.ts';

/** 404 if any of the ids is unknown. */
export async function findCandidates(ids: readonly string[], row: ConversationRow, { db }: CallContext): Promise<ParticipantCandidate[]> {
  const candidates = await db.run(selectCandidates, {
    ids,
    tripRequestId: row.tripRequestId,
    tripMatchId: row.tripMatchId,
    partnerId: row.partnerId,
  });
  if (candidates.length !== ids.length) throw notFound();
  return candidates;
}

/** Care adds people who belong to the conversation, and any traveler to one with care only; companies add their agents, travelers their party. */
export function mayAdd(person: ParticipantCandidate, row: ConversationRow, actor: Actor): boolean {
  if (is(actor, 'admin', 'care'))
    return person.belongs || (person.personType === 'traveler' && row.subjectType === 'SUPPORT' && row.tripRequestId === null);
  if (!person.belongs) return false;
  if (is(actor, 'agent')) return person.personType === 'agent';
  return person.personType === 'traveler' && findOwnParticipant(actor, row) !== null;
}

/** Everybody may leave; care removes anybody, companies their own agents, the owning traveler others of the party. */
export function mayRemove(participant: ParticipantRow, row: ConversationRow, actor: Actor): boolean {
  if (participant.personId === actor.person?.personId || is(actor, 'admin', 'care')) return true;
  if (is(actor, 'agent')) return participant.personType === 'agent';
  return participant.personType === 'traveler' && findOwnParticipant(actor, row)?.role === 'OWNER';
}
