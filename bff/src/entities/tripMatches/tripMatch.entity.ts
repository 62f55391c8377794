import type { Entity, SearchField } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import { tripMatchPolicy } from './tripMatch.policy.ts';
import { presentTripMatch, snapshotOfTripMatch, type TripMatchView } from './tripMatch.present.ts';

const text = (attribute: string): SearchField => ({ attribute, kind: 'text', sortable: true });
const id = (attribute: string): SearchField => ({ attribute, kind: 'id' });
const number = (attribute: string): SearchField => ({ attribute, kind: 'number', sortable: true });
const day = (attribute: string): SearchField => ({ attribute, kind: 'date', sortable: true });
const moment = (attribute: string): SearchField => ({ attribute, kind: 'moment', sortable: true });

const openFields = {
  status: text('status'),
  tripRequestId: id('tripRequestId'),
  partnerId: id('partnerId'),
  agentId: { attribute: 'agentIds', kind: 'list' },
  conversationId: id('conversationId'),
  introducedAt: moment('introducedAt'),
  quotedAt: moment('quotedAt'),
  bookedAt: moment('bookedAt'),
  quotedTotalUSD: number('quotedTotalUSD'),
  travelStart: day('travelStart'),
  travelEnd: day('travelEnd'),
  statusChangedAt: moment('statusChangedAt'),
  createdAt: moment('createdAt'),
  updatedAt: moment('updatedAt'),
} as const satisfies Record<string, SearchField>;

const partnerFields = {
  ...openFields,
  leadAgentId: id('leadAgentId'),
  proposedAt: moment('proposedAt'),
  respondBy: moment('respondBy'),
  proposalDueAt: moment('proposalDueAt'),
} as const satisfies Record<string, SearchField>;

/** A match of a request and a partner; searched by what staff may see. */
export const tripMatchEntity: Entity<TripMatchRow, TripMatchView> = {
  type: 'tripMatch',
  model: ({ models }) => models.tripMatches,
  policy: tripMatchPolicy,
  present: presentTripMatch,
  snapshot: snapshotOfTripMatch,
  defaultSort: ['createdAt', 'DESC'],
  fields: { ...partnerFields, score: number('score'), rank: number('rank') },
};

/** The same for a caller: what is not shown cannot be searched or sorted by either. */
export function tripMatchesFor(actor: Actor): Entity<TripMatchRow, TripMatchView> {
  if (isStaff(actor)) return tripMatchEntity;
  return { ...tripMatchEntity, fields: is(actor, 'agent') ? partnerFields : openFields };
}
