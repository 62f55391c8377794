import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectUploader = statement(
  'documents.uploader',
  { userId: z.uuid() },
  z.object({ email: z.string(), personId: z.uuid(), personType: z.enum(['traveler', 'agent']), givenName: z.string() }),
  `SELECT email, person_id AS "personId", person_type AS "personType", given_name AS "givenName" FROM users
   WHERE id = :userId AND person_type IN ('traveler', 'agent') AND status <> 'DISABLED'`,
);
