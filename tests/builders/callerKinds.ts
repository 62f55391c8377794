import type { Call, Caller } from '@farwend/api-contract';
import type { Person } from './api.ts';

/** What each demo person counts as in access lists. */
export const kindsOf: Record<Person, readonly Caller[]> = {
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
const everybody = Object.keys(kindsOf) as Person[];

/** Whether the access list of a call lets this person in. */
function mayCall(person: Person, call: Call): boolean {
  return call.access.some((caller) => kindsOf[person].includes(caller));
}

/** Demo people whom a call must turn away. */
export function wrongPeople(call: Call): Person[] {
  return everybody.filter((person) => !mayCall(person, call));
}

/** Somebody whom a call lets in: staff before travelers, since they see more. */
export function rightPerson(call: Call): Person {
  const found =
    (['admin', 'care', 'dana', 'agent'] as const).find((person) => mayCall(person, call)) ??
    everybody.find((person) => mayCall(person, call));
  if (!found) throw new Error(`Nobody may call ${call.method} ${call.path}`);
  return found;
}
