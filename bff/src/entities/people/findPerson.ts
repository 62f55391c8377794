import type { contract, PersonType, ReplyOf } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { type Actor, isStaff, isSystem } from '#src/http/actor.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';

type View = ReplyOf<typeof contract.people.read>;

/** A person whom the caller has to do with. */
export interface KnownPerson {
  id: string;
  personType: PersonType;
  givenName: string;
  familyName: string;
  photo: View['photo'];
  partnerId: string | null;
  email: string;
  phone: View['phone'];
  /** Of a traveler: whether a match that was introduced to the caller shows their contact data. */
  showsContact: boolean;
}

/** The traveler, agent or team member of an id, when the caller has to do with them; strangers are the same 404 as nobody. */
export async function findPerson(id: string, context: CallContext): Promise<KnownPerson> {
  const { actor, sequelize, transaction } = context;
  if (!isId(id)) throw notFound();
  const values = [id, ...callerOf(actor), introduced];
  const [row] = await preparedQuery<KnownPerson>(sequelize, 'person.find', selectPerson, values, transaction);
  if (!row) throw notFound();
  return row;
}

/** Sees everybody; own person; own company as an agent; own person as a traveler. */
function callerOf(actor: Actor): [boolean, string | null, string | null, string | null] {
  const { person } = actor;
  const all = isStaff(actor) || isSystem(actor);
  const companyId = person?.personType === 'agent' ? person.partnerId : null;
  return [all, person?.personId ?? null, companyId, person?.personType === 'traveler' ? person.personId : null];
}

/** Matches in which both sides know each other, also when they have ended. */
const introduced = ['INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED'];

const matchesOfCompany = `
  FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.partner_id = $4 AND r.traveler_ids @> ARRAY[t.id] AND m.introduced_at IS NOT NULL
    AND (m.status = ANY($6) OR m.closed_at > now() - interval '90 days')`;

const selectPerson = `
  SELECT t.id, 'traveler' AS "personType", t.given_name AS "givenName", t.family_name AS "familyName", NULL::jsonb AS photo,
    NULL::uuid AS "partnerId", t.email, t.phone,
    EXISTS (SELECT ${matchesOfCompany} AND NOT coalesce((r.visibilities->>'hideContact')::boolean, false)) AS "showsContact"
  FROM travelers t
  WHERE t.id = $1 AND t.erased_at IS NULL AND ($2 OR t.id = $3 OR ($4::uuid IS NOT NULL AND EXISTS (SELECT ${matchesOfCompany})))
  UNION ALL
  SELECT a.id, 'agent', a.given_name, a.family_name, a.photo, a.partner_id, a.email, a.phone, false
  FROM agents a
  WHERE a.id = $1 AND ($2 OR a.id = $3 OR a.partner_id = $4 OR ($5::uuid IS NOT NULL AND EXISTS (
    SELECT FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
    WHERE r.traveler_ids @> ARRAY[$5::uuid] AND m.introduced_at IS NOT NULL AND (m.agent_ids @> ARRAY[a.id] OR m.lead_agent_id = a.id))))
  UNION ALL
  SELECT s.id, 'teamMember', s.given_name, s.family_name, s.photo, NULL, s.email, NULL, false
  FROM team_members s
  WHERE s.id = $1 AND ($2 OR s.id = $3 OR $4::uuid IS NOT NULL OR ($5::uuid IS NOT NULL AND EXISTS (
    SELECT FROM trip_requests r WHERE r.assigned_to_id = s.id AND r.traveler_ids @> ARRAY[$5::uuid])))`;
