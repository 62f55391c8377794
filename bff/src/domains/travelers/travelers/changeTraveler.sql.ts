import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectEmailConflicts = statement(
  'traveler.addressTaken',
  { email: z.string() },
  z.object({ email: z.string() }),
  'SELECT email FROM travelers WHERE email = :email UNION ALL SELECT email FROM users WHERE email = :email',
);
