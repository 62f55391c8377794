import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { presentOwnMatch, resolveAgentAccess, withoutContact } from './presentForPartner.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { allowedTransitions, isMasked } from './tripRequest.policy.ts';

export type TripRequestListItem = ReplyOf<typeof contract.tripRequests.list>['items'][number];

const commonColumns = [
  'id',
  'reference',
  'status',
  'statusChangedAt',
  'heldFrom',
  'destinationNames',
  'departureDate',
  'flexibleDepartureDate',
  'returnDate',
  'totalNights',
  'numberOfAdults',
  'numberOfChildren',
  'tripType',
  'tripTitle',
  'budgetPerPersonUSD',
  'totalBudget',
  'travelers',
  'travelerIds',
  'source',
  'editableUntil',
  'introducedAt',
  'resumeOn',
  'submittedAt',
  'createdAt',
  'updatedAt',
  'version',
] as const;
const workColumns = ['nextDueAt', 'nextDueKind', 'dueState', 'missingMatches', 'leadScore', 'snoozedUntil'] as const;
const staffColumns = [...commonColumns, 'assignedToId', 'riskFlags', 'tags', ...workColumns] as const;
const agentColumns = [...commonColumns, 'partnerMatches', 'visibilities', 'matchCountTarget'] as const;

type ListedRow = Pick<TripRequestRow, (typeof staffColumns)[number] | (typeof agentColumns)[number]>;

/** The columns that `presentTripRequestListItem` reads for this caller. */
export function listItemColumns(actor: Actor): readonly string[] {
  if (is(actor, 'agent')) return agentColumns;
  return isStaff(actor) ? staffColumns : commonColumns;
}

/** What this caller may see of a trip request in a line of a list. */
export function presentTripRequestListItem(row: ListedRow, actor: Actor): TripRequestListItem {
  if (is(actor, 'agent')) {
    const { budget, contact } = resolveAgentAccess(row, actor);
    return {
      ...presentLineFields(row),
      ...(budget ? {} : { budgetPerPersonUSD: null, totalBudget: null }),
      ...(contact ? {} : { travelers: row.travelers.map(withoutContact) }),
      ...presentOwnMatch(row, actor),
      allowedTransitions: [],
    };
  }
  return {
    ...presentLineFields(row),
    ...(isMasked(actor) ? { travelers: row.travelers.map(withoutContact) } : {}),
    ...(isStaff(actor) ? { assignedToId: row.assignedToId, riskFlags: row.riskFlags, tags: row.tags, ...presentWork(row) } : {}),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
  };
}

/** What our team sorts its work by. Versions do not hold it, because it changes without one. */
export function presentWork(row: Pick<TripRequestRow, (typeof workColumns)[number]>) {
  const { nextDueAt, nextDueKind, dueState, missingMatches, leadScore, snoozedUntil } = row;
  return { nextDueAt: toIsoString(nextDueAt), nextDueKind, dueState, missingMatches, leadScore, snoozedUntil: toIsoString(snoozedUntil) };
}

/** The fields of a line that do not depend on the caller. */
export function presentLineFields(row: Pick<TripRequestRow, (typeof commonColumns)[number]>) {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    destinationNames: row.destinationNames,
    departureDate: row.departureDate,
    flexibleDepartureDate: row.flexibleDepartureDate,
    returnDate: row.returnDate,
    totalNights: row.totalNights,
    numberOfAdults: row.numberOfAdults,
    numberOfChildren: row.numberOfChildren,
    tripType: row.tripType,
    tripTitle: row.tripTitle,
    budgetPerPersonUSD: row.budgetPerPersonUSD,
    totalBudget: row.totalBudget,
    travelers: row.travelers,
    source: row.source,
    editableUntil: toIsoString(row.editableUntil),
    introducedAt: toIsoString(row.introducedAt),
    resumeOn: row.resumeOn,
    submittedAt: toIsoString(row.submittedAt),
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}
