import type { Entity, SearchField } from '#src/calls/entity.ts';
import { dayField, idField, momentField, numberField, textField } from '#src/calls/searchFields.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import { tripMatchPolicy } from './tripMatch.policy.ts';
import { presentTripMatch, snapshotOfTripMatch, type TripMatchView } from './tripMatch.present.ts';

const openFields = {
  status: textField('status'),
  tripRequestId: idField('tripRequestId'),
  partnerId: idField('partnerId'),
  agentId: { attribute: 'agentIds', kind: 'list' },
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
} as const satisfies Record<string, SearchField>;

/** A match of a request and a partner; searched by what staff may see. */
export const tripMatchEntity: Entity<TripMatchRow, TripMatchView> = {
  type: 'tripMatch',
  model: ({ models }) => models.tripMatches,
  policy: tripMatchPolicy,
  present: presentTripMatch,
  snapshot: snapshotOfTripMatch,
  defaultSort: ['createdAt', 'DESC'],
  fields: { ...partnerFields, score: numberField('score'), rank: numberField('rank') },
};

/** The same for a caller: what is not shown cannot be searched or sorted by either. */
export function tripMatchesFor(actor: Actor): Entity<TripMatchRow, TripMatchView> {
  if (isStaff(actor)) return tripMatchEntity;
  return { ...tripMatchEntity, fields: is(actor, 'agent') ? partnerFields : openFields };
}
