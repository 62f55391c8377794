import type { contract, ReplyOf } from '@farwend/api-contract';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import type { VisiblePerson } from './findPerson.sql.ts';

type PersonView = ReplyOf<typeof contract.people.read>;

/** Masks what the caller may not see: "Rowe" becomes "R.", contact data null. */
export function presentPerson(row: VisiblePerson, actor: Actor): PersonView {
  const showsContact = seesContactData(row, actor);
  const familyName = row.personType === 'traveler' && !showsContact ? `${[...row.familyName][0] ?? ''}.` : row.familyName;
  return {
    id: row.id,
    personType: row.personType,
    displayName: `${row.givenName} ${familyName}`.trim(),
    givenName: row.givenName,
    familyName,
    photo: row.photo,
    partnerId: row.partnerId,
    email: showsContact ? row.email : null,
    phone: showsContact ? row.phone : null,
  };
}

/**
 * Whether e-mail, phone and a traveler's family name are shown. People see their own; staff see everybody's, travelers' only as
 * administrators or care; agents see those of colleagues and of travelers introduced to them, unless the request hides them.
 */
function seesContactData(row: VisiblePerson, actor: Actor): boolean {
  if (actor.person?.personId === row.id) return true;
  if (isStaff(actor)) return row.personType !== 'traveler' || is(actor, 'admin', 'care');
  if (!is(actor, 'agent')) return false;
  return row.personType === 'agent' || (row.personType === 'traveler' && row.showsContact);
}
