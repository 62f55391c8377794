import { type Actor, is, isSystem } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';

/** Requires a publisher to display, hide or change a displayed record, because visitors see the change immediately. Throws 403. */
export function checkMayDisplay(actor: Actor, before: boolean, after: boolean): void {
  if ((!before && !after) || isSystem(actor) || is(actor, 'admin', 'publisher')) return;
  const message = before
    ? 'Visitors see this record, so only publishers may change it. Ask a publisher.'
    : 'Only publishers may display a record. Save it with displayed: false and ask a publisher.';
  throw new Failure('auth.forbidden', { message });
}
