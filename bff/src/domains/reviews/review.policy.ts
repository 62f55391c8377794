import { transitionsFrom, reviewMachine } from '@farwend/api-contract';
import { Op } from 'sequelize';
import { listTransitionActors, type Policy } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import type { ReviewRow } from './review.model.ts';

/** Everybody sees published reviews, authors also their own, staff all. */
export const reviewPolicy: Policy<ReviewRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    const published = { status: 'PUBLISHED' };
    return is(actor, 'traveler') && actor.person ? { [Op.or]: [published, { travelerId: actor.person.personId }] } : published;
  },
  canChange: (actor, row) => is(actor, 'admin', 'care', 'publisher') || isAuthor(actor, row),
};

/** Earlier versions may contain removed text: only staff and the author can read them. */
export const reviewHistoryPolicy: Policy<ReviewRow> = {
  ...reviewPolicy,
  visibleTo: (actor) => (isStaff(actor) ? {} : is(actor, 'traveler') && actor.person ? { travelerId: actor.person.personId } : null),
};

/** The transitions that the caller may make now. */
export function allowedTransitions(row: ReviewRow, actor: Actor) {
  return transitionsFrom(reviewMachine, row.status, listTransitionActors(actor, isAuthor(actor, row)));
}

/** Whether the caller wrote the review. */
export function isAuthor(actor: Actor, row: ReviewRow): boolean {
  return is(actor, 'traveler') && actor.person !== null && row.travelerId === actor.person.personId;
}
