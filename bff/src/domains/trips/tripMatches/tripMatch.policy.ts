import { transitionsFrom, tripMatchMachine } from '@farwend/api-contract';
import { literal, Op } from 'sequelize';
import { sqlCondition } from '#src/db/sqlCondition.ts';
import { listTransitionActors, type Policy } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff, isSystem } from '#src/kernel/actor.ts';
import { partnerAccessSql } from './partnerAccessSql.ts';
import type { TripMatchRow } from './tripMatch.model.ts';

/** Staff see all matches, partners those proposed to them, travelers those of their requests from the introduction on. */
export const tripMatchPolicy: Policy<TripMatchRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    const { person } = actor;
    if (is(actor, 'agent') && person?.partnerId)
      return { [Op.and]: [{ partnerId: person.partnerId }, literal(partnerAccessSql('"tripMatch"'))] };
    if (is(actor, 'traveler') && person) {
      const own = sqlCondition('(SELECT r.id FROM trip_requests r WHERE r.traveler_ids @> ARRAY[:travelerId::uuid] AND r.confirmed)', {
        travelerId: person.personId,
      });
      return { introducedAt: { [Op.ne]: null }, tripRequestId: { [Op.in]: own } };
    }
    return null;
  },
  canChange: (actor, row) => is(actor, 'admin', 'care') || actsForPartner(actor, row),
};

/** The transitions that the caller may make now. Agents may make none once their company may no longer act. */
export function allowedTransitions(row: TripMatchRow, actor: Actor) {
  const mayAct = isSystem(actor) || !is(actor, 'agent') || actsForPartner(actor, row);
  return mayAct ? transitionsFrom(tripMatchMachine, row.status, listTransitionActors(actor, isOwnerOfMatch(actor, row))) : [];
}

/** Whether the caller is an agent of the matched company, and the company may act. */
function actsForPartner(actor: Actor, row: TripMatchRow): boolean {
  return isOfPartner(actor, row) && row.partnerActs;
}

/** Whether the caller is an agent of the matched company. */
export function isOfPartner(actor: Actor, row: Pick<TripMatchRow, 'partnerId'>): boolean {
  return is(actor, 'agent') && actor.person?.partnerId === row.partnerId;
}

/** Whether the caller is a member of the request's party. */
function isOwnerOfMatch(actor: Actor, row: Pick<TripMatchRow, 'travelerIds'>): boolean {
  return is(actor, 'traveler') && actor.person !== null && row.travelerIds.includes(actor.person.personId);
}
