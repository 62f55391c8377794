import { literal } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { openMatchSql } from '#src/entities/tripMatches/matchAccess.ts';
import { type Actor, is, type Person } from '#src/http/actor.ts';
import type { DocumentRow } from './document.model.ts';

/** Care sees all documents; agents those of their company's matches, sales and papers; travelers their own and those shared with them. */
export const documentPolicy: Policy<DocumentRow> = {
  sees: (actor) => {
    if (is(actor, 'admin', 'care')) return {};
    const { person } = actor;
    if (is(actor, 'agent') && person?.partnerId) return literal(seenByAgent(person, person.partnerId));
    return is(actor, 'traveler') && person ? literal(seenByTraveler(person.personId)) : null;
  },
  changes: (actor, row) => {
    if (is(actor, 'admin', 'care')) return true;
    const { person } = actor;
    if (is(actor, 'agent')) return person?.partnerId !== null && row.ownerPartnerId === person?.partnerId;
    return isOwnerOfDocument(actor, row);
  },
};

/** Whether the document is the caller's own. */
export function isOwnerOfDocument(actor: Actor, row: Pick<DocumentRow, 'ownerPersonId'>): boolean {
  return actor.person !== null && row.ownerPersonId === actor.person.personId;
}

const notInTrash = `"document"."status" NOT IN ('DELETED', 'PURGED')`;

/** The ids come from our own tables; anything else would be a mistake of ours. */
function uuid(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('an id in SQL must be a UUID');
  return `'${id}'::uuid`;
}

function seenByTraveler(personId: string): string {
  const me = uuid(personId);
  const ownRequest = `r.traveler_ids @> ARRAY[${me}] AND r.confirmed`;
  return `(${notInTrash} AND ("document"."owner_person_id" = ${me} OR ("document"."visibility" = 'MATCH'
    AND "document"."status" IN ('AVAILABLE', 'SUPERSEDED') AND EXISTS (
      SELECT FROM document_links l WHERE l.document_id = "document"."id" AND (
        (l.type = 'TRAVELER' AND l.target_id = ${me})
        OR (l.type = 'TRIP_REQUEST' AND EXISTS (SELECT FROM trip_requests r WHERE r.id = l.target_id AND ${ownRequest}))
        OR (l.type = 'TRIP_MATCH' AND EXISTS (SELECT FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
          WHERE m.id = l.target_id AND m.introduced_at IS NOT NULL AND ${ownRequest})))))))`;
}

function seenByAgent({ personId, isLead }: Person, partnerId: string): string {
  const company = uuid(partnerId);
  const leads = isLead ? 'true' : `m.lead_agent_id = ${uuid(personId)}`;
  return `(${notInTrash} AND ("document"."owner_person_id" = ${uuid(personId)}
    OR ("document"."visibility" IN ('PARTNER_AND_STAFF', 'MATCH') AND EXISTS (
      SELECT FROM document_links l WHERE l.document_id = "document"."id" AND (
        (l.type = 'PARTNER' AND l.target_id = ${company})
        OR (l.type = 'SALES_RECORDING' AND EXISTS (SELECT FROM sales_recordings s WHERE s.id = l.target_id AND s.partner_id = ${company}))
        OR (l.type = 'TRIP_MATCH' AND EXISTS (SELECT FROM trip_matches m WHERE m.id = l.target_id AND m.partner_id = ${company} AND ${openMatchSql('m')}))
        OR (l.type = 'TRIP_REQUEST' AND "document"."visibility" = 'MATCH' AND EXISTS (SELECT FROM trip_matches m
          WHERE m.trip_request_id = l.target_id AND m.partner_id = ${company} AND m.introduced_at IS NOT NULL AND ${openMatchSql('m')})))))
    OR ("document"."category" = 'PASSPORT' AND EXISTS (
      SELECT FROM document_links l JOIN trip_matches m ON m.partner_id = ${company} AND m.status IN ('BOOKED', 'COMPLETED') AND ${leads}
        JOIN trip_requests r ON r.id = m.trip_request_id
      WHERE l.document_id = "document"."id" AND (l.target_id IN (m.id, r.id) OR (l.type = 'TRAVELER' AND r.traveler_ids @> ARRAY[l.target_id]))))))`;
}
