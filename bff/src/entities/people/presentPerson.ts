import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { KnownPerson } from './findPerson.ts';

type PersonView = ReplyOf<typeof contract.people.read>;

/** A person as far as the caller may know them: "Rowe" is "R." and contact data null where it is masked. */
export function presentPerson(row: KnownPerson, actor: Actor): PersonView {
  const isKnown = knowsContact(row, actor);
  const familyName = row.personType === 'traveler' && !isKnown ? `${[...row.familyName][0] ?? ''}.` : row.familyName;
  return {
    id: row.id,
    personType: row.personType,
    displayName: `${row.givenName} ${familyName}`.trim(),
    givenName: row.givenName,
    familyName,
    photo: row.photo,
    partnerId: row.partnerId,
    email: isKnown ? row.email : null,
    phone: isKnown ? row.phone : null,
  };
}

/**
 * Whether e-mail, phone and a traveler's family name are shown: to oneself, to staff (of travelers to administrators and care only), to
 * agents of the own company, and to agents of the travelers introduced to them unless the request hides them.
 */
function knowsContact(row: KnownPerson, actor: Actor): boolean {
  if (actor.person?.personId === row.id) return true;
  if (isStaff(actor)) return row.personType !== 'traveler' || is(actor, 'admin', 'care');
  if (!is(actor, 'agent')) return false;
  return row.personType === 'agent' || (row.personType === 'traveler' && row.showsContact);
}
