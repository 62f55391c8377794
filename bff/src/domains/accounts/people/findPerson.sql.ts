import { type contract, personTypes, type ReplyOf } from '@farwend/api-contract';
import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

type View = ReplyOf<typeof contract.people.read>;

/** A person as far as the caller may see them. */
export const VisiblePerson = z.object({
  id: z.uuid(),
  personType: z.enum(personTypes),
  givenName: z.string(),
  familyName: z.string(),
  photo: json<View['photo']>(),
  partnerId: z.uuid().nullable(),
  email: z.string(),
  phone: json<View['phone']>(),
  /** For travelers: whether a match introduced to the caller reveals their contact data. */
  showsContact: z.boolean(),
});
export type VisiblePerson = z.output<typeof VisiblePerson>;

/** Matches of the caller's company after the introduction, up to 90 days after their end. */
const matchesOfCompany = `
  FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.partner_id = :companyId AND r.traveler_ids @> ARRAY[t.id] AND m.introduced_at IS NOT NULL
    AND (m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED') OR m.closed_at > now() - interval '90 days')`;

export const selectPerson = statement(
  'person.find',
  { id: z.uuid(), seesAll: z.boolean(), ownId: z.uuid().nullable(), companyId: z.uuid().nullable(), travelerId: z.uuid().nullable() },
  VisiblePerson,
  `
  SELECT t.id, 'traveler' AS "personType", t.given_name AS "givenName", t.family_name AS "familyName", NULL::jsonb AS photo,
    NULL::uuid AS "partnerId", t.email, t.phone,
    EXISTS (SELECT ${matchesOfCompany} AND NOT coalesce((r.visibilities->>'hideContact')::boolean, false)) AS "showsContact"
  FROM travelers t
  WHERE t.id = :id AND t.erased_at IS NULL
    AND (:seesAll OR t.id = :ownId OR (:companyId::uuid IS NOT NULL AND EXISTS (SELECT ${matchesOfCompany})))
  UNION ALL
  SELECT a.id, 'agent', a.given_name, a.family_name, a.photo, a.partner_id, a.email, a.phone, false
  FROM agents a
  WHERE a.id = :id AND (:seesAll OR a.id = :ownId OR a.partner_id = :companyId OR (:travelerId::uuid IS NOT NULL AND EXISTS (
    SELECT FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
    WHERE r.traveler_ids @> ARRAY[:travelerId::uuid] AND m.introduced_at IS NOT NULL
      AND (m.agent_ids @> ARRAY[a.id] OR m.lead_agent_id = a.id))))
  UNION ALL
  SELECT s.id, 'teamMember', s.given_name, s.family_name, s.photo, NULL, s.email, NULL, false
  FROM team_members s
  WHERE s.id = :id AND (:seesAll OR s.id = :ownId OR :companyId::uuid IS NOT NULL OR (:travelerId::uuid IS NOT NULL AND EXISTS (
    SELECT FROM trip_requests r WHERE r.assigned_to_id = s.id AND r.traveler_ids @> ARRAY[:travelerId::uuid])))`,
);
