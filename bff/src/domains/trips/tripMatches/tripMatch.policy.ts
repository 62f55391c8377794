import { literal, Op } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import { openMatchSql } from './matchAccess.ts';
import type { TripMatchRow } from './tripMatch.model.ts';

/** Staff see all matches, partners those proposed to them, travelers those of their requests from the introduction on. */
export const tripMatchPolicy: Policy<TripMatchRow> = {
  sees: (actor) => {
    if (isStaff(actor)) return {};
    const { person } = actor;
    if (is(actor, 'agent') && person?.partnerId)
      return { [Op.and]: [{ partnerId: person.partnerId }, literal(openMatchSql('"tripMatch"'))] };
    if (is(actor, 'traveler') && person) {
      const own = `(SELECT r.id FROM trip_requests r WHERE r.traveler_ids @> ARRAY['${person.personId}']::uuid[] AND r.confirmed)`;
      return { introducedAt: { [Op.ne]: null }, tripRequestId: { [Op.in]: literal(own) } };
    }
    return null;
  },
  changes: (actor, row) => is(actor, 'admin', 'care') || actsForPartner(actor, row),
};

/** Whether the caller is an agent of the matched company, and the company may act. */
export function actsForPartner(actor: Actor, row: TripMatchRow): boolean {
  return isOfPartner(actor, row) && row.partnerActs;
}

/** Whether the caller is an agent of the matched company. */
export function isOfPartner(actor: Actor, row: Pick<TripMatchRow, 'partnerId'>): boolean {
  return is(actor, 'agent') && actor.person?.partnerId === row.partnerId;
}

/** Whether the caller is one of the party of the request. */
export function isOwnerOfMatch(actor: Actor, row: Pick<TripMatchRow, 'travelerIds'>): boolean {
  return is(actor, 'traveler') && actor.person !== null && row.travelerIds.includes(actor.person.personId);
}
