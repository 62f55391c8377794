import type { PersonType } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { type Actor, is } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ConversationRow, ParticipantRow } from './conversation.model.ts';
import { ownPart } from './conversation.policy.ts';

/** Somebody who may be named in a conversation's address, with how they belong to it. */
export interface KnownPerson {
  personId: string;
  personType: PersonType;
  givenName: string;
  userId: string | null;
  /** Of our care team, an agent of the company who is assigned or leads it, or one of the party. */
  belongs: boolean;
}

/** The people of these ids; one that is nobody makes all of it a 404. */
export async function findPeople(
  ids: readonly string[],
  row: ConversationRow,
  { sequelize, transaction }: CallContext,
): Promise<KnownPerson[]> {
  const found = await preparedQuery<KnownPerson>(
    sequelize,
    'conversation.people',
    selectPeople,
    [ids, row.tripRequestId, row.tripMatchId, row.partnerId],
    transaction,
  );
  if (found.length !== ids.length) throw notFound();
  return found;
}

/** Care adds whoever belongs to it; companies their own agents, travelers their party. Into a talk with care alone care adds any traveler. */
export function mayAdd(person: KnownPerson, row: ConversationRow, actor: Actor): boolean {
  if (is(actor, 'admin', 'care'))
    return person.belongs || (person.personType === 'traveler' && row.subjectType === 'SUPPORT' && row.tripRequestId === null);
  if (!person.belongs) return false;
  if (is(actor, 'agent')) return person.personType === 'agent';
  return person.personType === 'traveler' && ownPart(actor, row) !== null;
}

/** Everybody may leave; care takes out anybody, companies their own agents, the traveler who owns it others of the party. */
export function mayRemove(part: ParticipantRow, row: ConversationRow, actor: Actor): boolean {
  if (part.personId === actor.person?.personId || is(actor, 'admin', 'care')) return true;
  if (is(actor, 'agent')) return part.personType === 'agent';
  return part.personType === 'traveler' && ownPart(actor, row)?.role === 'OWNER';
}

const selectPeople = `
  SELECT t.id AS "personId", 'traveler' AS "personType", t.given_name AS "givenName", t.user_id AS "userId",
    EXISTS (SELECT FROM trip_requests r WHERE r.id = $2::uuid AND r.traveler_ids @> ARRAY[t.id]) AS belongs
  FROM travelers t WHERE t.id = ANY ($1::uuid[])
  UNION ALL
  SELECT a.id, 'agent', a.given_name, a.user_id, a.partner_id = $4::uuid AND coalesce(u.status <> 'DISABLED', false) AND ($3::uuid IS NULL OR a.is_lead
    OR EXISTS (SELECT FROM trip_matches m WHERE m.id = $3::uuid AND (m.lead_agent_id = a.id OR m.agent_ids @> ARRAY[a.id])))
  FROM agents a LEFT JOIN users u ON u.id = a.user_id WHERE a.id = ANY ($1::uuid[])
  UNION ALL
  SELECT m.id, 'teamMember', m.given_name, m.user_id, coalesce(u.status = 'ENABLED' AND u.roles && ARRAY['admin', 'care'], false)
  FROM team_members m LEFT JOIN users u ON u.id = m.user_id WHERE m.id = ANY ($1::uuid[])`;
