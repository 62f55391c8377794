import { type Actor, is, isSystem } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';

/**
 * Refuses what shows or hides something to visitors when it is not for this caller to decide: displaying is publishing. A change of what
 * is displayed is one too, for visitors see it at once.
 */
export function checkDisplaying(actor: Actor, before: boolean, after: boolean): void {
  if ((!before && !after) || isSystem(actor) || is(actor, 'admin', 'publisher')) return;
  const message = before
    ? 'Visitors see this now, so only publishers may change it. Ask one of them.'
    : 'Displaying is for publishers. Save it with displayed false and ask one of them.';
  throw new Failure('auth.forbidden', { message });
}
