import type { field } from '@farwend/api-contract';
import type { z } from 'zod';
import { preparedQuery } from '#src/database/prepared.ts';
import type { Person } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';

/** What a page may know of the person who is signed in; also the readable copy in the `user_session` cookie. */
export interface Profile extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  email: string;
  phone: z.output<typeof field.Phone> | null;
  /** ISO 3166 alpha-2; null for agents and staff. */
  countryOfResidence: string | null;
  personType: Person['personType'];
  status: Person['status'];
}

/** The profile of a person; phone and country come from the traveler. */
export async function profileOf(person: Person, { sequelize, transaction }: CallContext): Promise<Profile> {
  const [traveler] =
    person.personType === 'traveler'
      ? await preparedQuery<{ phone: Profile['phone']; country_of_residence: string }>(
          sequelize,
          'profile.traveler',
          'SELECT phone, country_of_residence FROM travelers WHERE id = $1',
          [person.personId],
          transaction,
        )
      : [];
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
