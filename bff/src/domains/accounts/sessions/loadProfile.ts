import type { Person } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectTravelerProfile, type Profile } from './loadProfile.sql.ts';

export async function loadProfile(person: Person, { db }: CallContext): Promise<Profile> {
  const [traveler] = person.personType === 'traveler' ? await db.run(selectTravelerProfile, { personId: person.personId }) : [];
  return {
    firstName: person.givenName,
    lastName: person.familyName,
    email: person.email,
    phone: traveler?.phone ?? null,
    countryOfResidence: traveler?.country_of_residence ?? null,
    personType: person.personType,
    status: person.status,
  };
}
