import type { Mover } from '@farwend/api-contract';
import { type Actor, is, isStaff, isSystem } from './actor.ts';

/** As whom an actor makes a move. Somebody without an account holds the link of a traveler. */
export function moverOf(actor: Actor): Mover {
  if (isSystem(actor)) return 'system';
  if (isStaff(actor)) return 'staff';
  return is(actor, 'agent') ? 'agent' : 'traveler';
}
