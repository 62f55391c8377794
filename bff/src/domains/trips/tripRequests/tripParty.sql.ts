import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectUsersByEmail = statement(
  'tripRequest.draftPeople',
  { emails: z.array(z.string()).readonly() },
  z.object({
    email: z.string(),
    person_type: z.string(),
    status: z.string(),
  }),
  'SELECT email, person_type, status FROM users WHERE email = ANY (:emails)',
);
