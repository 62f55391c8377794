import type { field } from '@farwend/api-contract';
import { z } from 'zod';
import type { Person } from '#src/kernel/actor.ts';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

/** The signed-in person as pages see them, also in the `user_session` cookie, which scripts can read. */
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

export const selectTravelerProfile = statement(
  'profile.traveler',
  { personId: z.uuid() },
  z.object({
    phone: json<Profile['phone']>().nullable(),
    country_of_residence: z.string(),
  }),
  'SELECT phone, country_of_residence FROM travelers WHERE id = :personId',
);
