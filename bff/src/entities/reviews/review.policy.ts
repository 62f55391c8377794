import { Op } from 'sequelize';
import type { Policy } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { ReviewRow } from './review.model.ts';

/** Everybody sees what is published, authors also their own, staff all. */
export const reviewPolicy: Policy<ReviewRow> = {
  sees: (actor) => {
    if (isStaff(actor)) return {};
    const published = { status: 'PUBLISHED' };
    return is(actor, 'traveler') && actor.person ? { [Op.or]: [published, { travelerId: actor.person.personId }] } : published;
  },
  changes: (actor, row) => is(actor, 'admin', 'care', 'publisher') || isAuthor(actor, row),
};

/** Earlier versions may hold what was taken out again: only staff and the author read them. */
export const reviewHistoryPolicy: Policy<ReviewRow> = {
  ...reviewPolicy,
  sees: (actor) => (isStaff(actor) ? {} : is(actor, 'traveler') && actor.person ? { travelerId: actor.person.personId } : null),
};

/** Whether the caller wrote it. */
export function isAuthor(actor: Actor, row: ReviewRow): boolean {
  return is(actor, 'traveler') && actor.person !== null && row.travelerId === actor.person.personId;
}
