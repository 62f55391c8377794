import { transitionsFrom, openTripRequestStatuses, tripRequestMachine } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { listTransitionActors, type Policy } from '#src/kernel/entity.ts';
import { partnerAccessSql } from '#src/domains/trips/tripMatches/partnerAccessSql.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** Staff see all, travelers their own, agents the requests that were proposed to their company. */
export const tripRequestPolicy: Policy<TripRequestRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    if (is(actor, 'traveler') && actor.person) return { travelerIds: { [Op.contains]: [actor.person.personId] }, confirmed: true };
    const partnerId = is(actor, 'agent') ? actor.person?.partnerId : null;
    if (!partnerId) return null;
    const proposed = sqlCondition(
      `(SELECT m.trip_request_id FROM trip_matches m WHERE m.partner_id = :partnerId AND ${partnerAccessSql('m')})`,
      {
        partnerId,
      },
    );
    return { id: { [Op.in]: proposed } };
  },
  canChange: (actor, row) => is(actor, 'admin', 'care') || (isOwner(actor, row) && isEditable(row)),
};

/** The transitions that the caller may make now. From ON_HOLD the only way back is the status it was held from. */
export function allowedTransitions(row: Pick<TripRequestRow, 'status' | 'heldFrom' | 'travelerIds'>, actor: Actor) {
  const resumable = new Set<string>(['QUALIFIED', 'MATCHED', 'PLANNING']);
  return transitionsFrom(tripRequestMachine, row.status, listTransitionActors(actor, isOwner(actor, row))).filter(
    (move) =>
      row.status !== 'ON_HOLD' || !resumable.has(move.to) || move.to === row.heldFrom || move.reasons?.includes('CORRECTION') === true,
  );
}

/** Whether the caller is a member of the party. */
export function isOwner(actor: Actor, row: Pick<TripRequestRow, 'travelerIds'>): boolean {
  return is(actor, 'traveler') && actor.person !== null && row.travelerIds.includes(actor.person.personId);
}

/** Whether travelers may still change the request. */
function isEditable(row: TripRequestRow): boolean {
  if (row.status === 'DRAFT') return true;
  const isOpen = openTripRequestStatuses.some((status) => status === row.status);
  return isOpen && row.editableUntil !== null && row.editableUntil.getTime() > Date.now() && row.introducedAt === null;
}

/** Whether contact data is masked for this caller: staff without a role that works with travelers. */
export function isMasked(actor: Actor): boolean {
  return isStaff(actor) && !is(actor, 'admin', 'care');
}
