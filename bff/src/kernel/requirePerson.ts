import type { Person } from './actor.ts';
import type { CallContext } from './context.ts';
import { Failure } from './failure.ts';

/** The person who calls; 401 for visitors and jobs. */
export function requirePerson({ actor }: CallContext): Person {
  if (!actor.person) throw new Failure('auth.required');
  return actor.person;
}
