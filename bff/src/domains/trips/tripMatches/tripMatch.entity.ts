import type { BoundSql, Entity, SearchField } from '#src/kernel/entity.ts';
import { dayField, idField, momentField, numberField, textField } from '#src/kernel/searchFields.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { tripRequestsFor } from '#src/domains/trips/tripRequests/tripRequest.entity.ts';
import { type TripMatchRow, TripMatchModel } from './tripMatch.model.ts';
import { tripMatchPolicy } from './tripMatch.policy.ts';
import { presentTripMatch, snapshotOfTripMatch, type TripMatchView } from './tripMatch.present.ts';

const openFields = {
  status: textField('status'),
  tripRequestId: idField('tripRequestId'),
  partnerId: idField('partnerId'),
  agentId: { attribute: 'agentIds', kind: 'ids' },
  conversationId: idField('conversationId'),
  introducedAt: momentField('introducedAt'),
  quotedAt: momentField('quotedAt'),
  bookedAt: momentField('bookedAt'),
  quotedTotalUSD: numberField('quotedTotalUSD'),
  travelStart: dayField('travelStart'),
  travelEnd: dayField('travelEnd'),
  statusChangedAt: momentField('statusChangedAt'),
  createdAt: momentField('createdAt'),
  updatedAt: momentField('updatedAt'),
} as const satisfies Record<string, SearchField>;

const partnerFields = {
  ...openFields,
  leadAgentId: idField('leadAgentId'),
  proposedAt: momentField('proposedAt'),
  respondBy: momentField('respondBy'),
  proposalDueAt: momentField('proposalDueAt'),
  acceptedAt: momentField('acceptedAt'),
  firstMessageDueAt: momentField('firstMessageDueAt'),
  nextDueAt: momentField('nextDueAt'),
  nextDueKind: { attribute: 'nextDueKind', kind: 'text' },
  dueState: { attribute: 'dueState', kind: 'text' },
} as const satisfies Record<string, SearchField>;

/** With the fields that staff may search by. */
export const tripMatchEntity: Entity<TripMatchRow, TripMatchView> = {
  type: 'tripMatch',
  model: TripMatchModel,
  policy: tripMatchPolicy,
  present: presentTripMatch,
  snapshot: snapshotOfTripMatch,
  defaultSort: ['createdAt', 'DESC'],
  fields: { ...partnerFields, score: numberField('score'), rank: numberField('rank') },
};

/** The entity with the fields that the caller may search and sort by: those they can see. */
export function tripMatchesFor(actor: Actor): Entity<TripMatchRow, TripMatchView> {
  const words = { hasWord: buildHasWord(actor), searchedFields: [...(tripRequestsFor(actor).searchedFields ?? []), 'partnerName'] };
  if (isStaff(actor)) return { ...tripMatchEntity, ...words };
  return { ...tripMatchEntity, ...words, fields: is(actor, 'agent') ? partnerFields : openFields };
}

/** That a match has a word in its request, as far as the caller may search requests, or in the partner's name. */
function buildHasWord(actor: Actor): BoundSql {
  const requests = `(SELECT r.id FROM trip_requests r WHERE ${tripRequestsFor(actor).searchText} LIKE plain_text(:pattern))`;
  const partners = '(SELECT p.id FROM partners p WHERE plain_text(p.display_name) LIKE plain_text(:pattern))';
  const sql = `"tripMatch"."id" IN (SELECT m.id FROM trip_matches m WHERE m.trip_request_id IN ${requests}
    UNION ALL SELECT n.id FROM trip_matches n WHERE n.partner_id IN ${partners})`;
  return { sql, values: {} };
}
