import type { CallContext } from '#src/kernel/context.ts';
import { Failure } from '#src/kernel/failure.ts';

/** The account of the caller. */
export function requireUserId({ actor }: CallContext): string {
  if (!actor.person) throw new Failure('auth.required');
  return actor.person.userId;
}
