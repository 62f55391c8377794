import type { Policy } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import type { TravelerRow } from './traveler.model.ts';

/** Staff see all travelers, travelers only themselves. */
export const travelerPolicy: Policy<TravelerRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    return is(actor, 'traveler') && actor.person ? { id: actor.person.personId } : null;
  },
  canChange: (actor, row) => is(actor, 'admin', 'care') || isSelf(actor, row.id),
};

/** Whether the caller is the traveler with this id. */
export function isSelf(actor: Actor, travelerId: string): boolean {
  return is(actor, 'traveler') && actor.person?.personId === travelerId;
}

/** E-mail, phone and family name are masked for staff other than administrators and care. */
export function isMasked(actor: Actor): boolean {
  return isStaff(actor) && !is(actor, 'admin', 'care');
}
