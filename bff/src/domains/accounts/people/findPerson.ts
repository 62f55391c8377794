import { type Actor, isStaff, isSystem } from '#src/kernel/actor.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { type VisiblePerson, selectPerson } from './findPerson.sql.ts';

/** The traveler, agent or team member with this id; 404 for people the caller may not see, as for missing ones. */
export async function findPerson(id: string, { actor, db }: CallContext): Promise<VisiblePerson> {
  if (!isId(id)) throw notFound();
  const row = await db.first(selectPerson, { id, ...buildCallerParams(actor) });
  if (!row) throw notFound();
  return row;
}

function buildCallerParams(actor: Actor) {
  const { person } = actor;
  return {
    seesAll: isStaff(actor) || isSystem(actor),
    ownId: person?.personId ?? null,
    companyId: person?.personType === 'agent' ? person.partnerId : null,
    travelerId: person?.personType === 'traveler' ? person.personId : null,
  };
}
