import { openTripRequestStatuses } from '@farwend/api-contract';
import { literal, Op } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { openMatchSql } from '#src/entities/tripMatches/matchAccess.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** Staff see all, travelers their own, agents the requests that were proposed to their company. */
export const tripRequestPolicy: Policy<TripRequestRow> = {
  sees: (actor) => {
    if (isStaff(actor)) return {};
    if (is(actor, 'traveler') && actor.person) return { travelerIds: { [Op.contains]: [actor.person.personId] }, confirmed: true };
    const partnerId = is(actor, 'agent') ? actor.person?.partnerId : null;
    if (!partnerId) return null;
    const proposed = `(SELECT m.trip_request_id FROM trip_matches m WHERE m.partner_id = '${partnerId}' AND ${openMatchSql('m')})`;
    return { id: { [Op.in]: literal(proposed) } };
  },
  changes: (actor, row) => is(actor, 'admin', 'care') || (isOwner(actor, row) && isEditable(row)),
};

/** Whether the caller is one of the party. */
export function isOwner(actor: Actor, row: TripRequestRow): boolean {
  return is(actor, 'traveler') && actor.person !== null && row.travelerIds.includes(actor.person.personId);
}

/** Whether the traveller may still change what was asked for. */
function isEditable(row: TripRequestRow): boolean {
  if (row.status === 'DRAFT') return true;
  const isOpen = openTripRequestStatuses.some((status) => status === row.status);
  return isOpen && row.editableUntil !== null && row.editableUntil.getTime() > Date.now() && row.introducedAt === null;
}

/** Whether contact data is masked for this caller: staff without a role that works with travellers. */
export function isMasked(actor: Actor): boolean {
  return isStaff(actor) && !is(actor, 'admin', 'care');
}
