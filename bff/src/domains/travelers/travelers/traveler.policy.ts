import type { Policy } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { TravelerRow } from './traveler.model.ts';

/** Staff see all, travelers themselves, agents nobody before an introduction. */
export const travelerPolicy: Policy<TravelerRow> = {
  sees: (actor) => {
    if (isStaff(actor)) return {};
    return is(actor, 'traveler') && actor.person ? { id: actor.person.personId } : null;
  },
  changes: (actor, row) => is(actor, 'admin', 'care') || isSelf(actor, row.id),
};

/** Whether the traveler of this id is the caller. */
export function isSelf(actor: Actor, travelerId: string): boolean {
  return is(actor, 'traveler') && actor.person?.personId === travelerId;
}

/** Whether e-mail, phone and family name are masked for this caller: staff who do not look after travelers. */
export function isMasked(actor: Actor): boolean {
  return isStaff(actor) && !is(actor, 'admin', 'care');
}
