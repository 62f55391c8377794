import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Either name may be null. The form comes first for everybody, so that no two transactions wait for each other. */
export const lockFormAndSender = statement(
  'tripRequests.lockFormAndSender',
  { form: z.string().nullable(), sender: z.string().nullable() },
  null,
  `SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
   FROM unnest(ARRAY['trip request of form ' || :form, 'trip requests of ' || :sender]) AS locks (name)
   WHERE name IS NOT NULL`,
);
