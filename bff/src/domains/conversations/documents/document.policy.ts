import { documentMachine, type DocumentStatus, type Transition, transitionsFrom } from '@farwend/api-contract';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { listTransitionActors, type Policy } from '#src/kernel/entity.ts';
import { partnerAccessSql } from '#src/domains/trips/tripMatches/partnerAccessSql.ts';
import { type Actor, is, isSystem, type Person } from '#src/kernel/actor.ts';
import type { DocumentRow } from './document.model.ts';
import { isOfPartner } from './partnerDocuments.ts';

/** Care sees all documents; agents those of their company, which only leads change, and of its matches and sales; travelers their own and those shared with them. */
export const documentPolicy: Policy<DocumentRow> = {
  visibleTo: (actor) => {
    if (is(actor, 'admin', 'care')) return {};
    const { person } = actor;
    if (is(actor, 'agent') && person?.partnerId) return seenByAgent(person, person.partnerId);
    return is(actor, 'traveler') && person ? seenByTraveler(person.personId) : null;
  },
  canChange: (actor, row) => {
    if (is(actor, 'admin', 'care')) return true;
    const { person } = actor;
    if (is(actor, 'agent')) {
      const isOfCompany = person?.partnerId !== null && row.ownerPartnerId === person?.partnerId;
      return isOfCompany && (person.isLead || !isOfPartner(row) || isOwnerOfDocument(actor, row));
    }
    return isOwnerOfDocument(actor, row);
  },
};

/** The transitions this caller may make. */
export function allowedTransitions(row: DocumentRow, actor: Actor): Transition<DocumentStatus>[] {
  if (!isSystem(actor) && !documentPolicy.canChange(actor, row)) return [];
  return transitionsFrom(documentMachine, row.status, listTransitionActors(actor, isOwnerOfDocument(actor, row)));
}

/** Whether the document belongs to the caller. */
function isOwnerOfDocument(actor: Actor, row: Pick<DocumentRow, 'ownerPersonId'>): boolean {
  return actor.person !== null && row.ownerPersonId === actor.person.personId;
}

const notInTrash = `"document"."status" NOT IN ('DELETED', 'PURGED')`;

function seenByTraveler(personId: string) {
  return sqlCondition(
    `(${notInTrash} AND ("document"."owner_person_id" = :personId OR ("document"."visibility" = 'MATCH'
    AND "document"."status" IN ('AVAILABLE', 'SUPERSEDED') AND EXISTS (
      SELECT FROM document_links l WHERE l.document_id = "document"."id" AND (
        (l.type = 'TRAVELER' AND l.target_id = :personId)
        OR (l.type = 'TRIP_REQUEST' AND EXISTS (SELECT FROM trip_requests r WHERE r.id = l.target_id AND ${isOwnRequest}))
        OR (l.type = 'TRIP_MATCH' AND EXISTS (SELECT FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
          WHERE m.id = l.target_id AND m.introduced_at IS NOT NULL AND ${isOwnRequest})))))))`,
    { personId },
  );
}

const isOwnRequest = 'r.traveler_ids @> ARRAY[:personId::uuid] AND r.confirmed';

function seenByAgent({ personId, isLead }: Person, partnerId: string) {
  const leads = isLead ? 'true' : 'm.lead_agent_id = :personId';
  return sqlCondition(
    `(${notInTrash} AND ("document"."owner_person_id" = :personId
    OR ("document"."visibility" IN ('PARTNER_AND_STAFF', 'MATCH') AND EXISTS (
      SELECT FROM document_links l WHERE l.document_id = "document"."id" AND (
        (l.type = 'PARTNER' AND l.target_id = :partnerId)
        OR (l.type = 'SALES_RECORDING' AND EXISTS (SELECT FROM sales_recordings s WHERE s.id = l.target_id AND s.partner_id = :partnerId))
        OR (l.type = 'TRIP_MATCH' AND EXISTS (SELECT FROM trip_matches m
          WHERE m.id = l.target_id AND m.partner_id = :partnerId AND ${partnerAccessSql('m')}))
        OR (l.type = 'TRIP_REQUEST' AND "document"."visibility" = 'MATCH' AND EXISTS (SELECT FROM trip_matches m
          WHERE m.trip_request_id = l.target_id AND m.partner_id = :partnerId AND m.introduced_at IS NOT NULL AND ${partnerAccessSql('m')})))))
    OR ("document"."category" = 'PASSPORT' AND EXISTS (
      SELECT FROM document_links l JOIN trip_matches m ON m.partner_id = :partnerId AND m.status IN ('BOOKED', 'COMPLETED') AND ${leads}
        JOIN trip_requests r ON r.id = m.trip_request_id
      WHERE l.document_id = "document"."id" AND (l.target_id IN (m.id, r.id) OR (l.type = 'TRAVELER' AND r.traveler_ids @> ARRAY[l.target_id]))))))`,
    { personId, partnerId },
  );
}
