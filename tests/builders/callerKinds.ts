import type { Call, Caller } from '@farwend/api-contract';
import type { Person } from './api.ts';

/** The kinds of callers that each demo person is in access lists. */
export const callerKinds: Record<Person, readonly Caller[]> = {
  admin: ['teamMember', 'admin'],
  care: ['teamMember', 'care'],
  editor: ['teamMember', 'editor'],
  publisher: ['teamMember', 'publisher'],
  marageti: ['teamMember', 'marageti'],
  team: ['teamMember'],
  agent: ['agent'],
  lead: ['agent'],
  otherLead: ['agent'],
  dana: ['traveler'],
  jordan: ['traveler'],
};
const everybody = Object.keys(callerKinds) as Person[];

/** Whether the access list of a call includes this person. */
function mayCall(person: Person, call: Call): boolean {
  return call.access.some((caller) => callerKinds[person].includes(caller));
}

/** Demo people whom a call must reject. */
export function peopleWithoutAccess(call: Call): Person[] {
  return everybody.filter((person) => !mayCall(person, call));
}

/** A person who may make a call: staff before travelers, because they see more. */
export function personWithAccess(call: Call): Person {
  const found =
    (['admin', 'care', 'dana', 'agent'] as const).find((person) => mayCall(person, call)) ??
    everybody.find((person) => mayCall(person, call));
  if (!found) throw new Error(`Nobody may call ${call.method} ${call.path}`);
  return found;
}
