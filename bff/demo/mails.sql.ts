import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectRecipients = statement(
  'seed.recipients',
  {},
  z.object({ id: z.uuid(), email: z.string(), name: z.string() }),
  'SELECT id, email, given_name AS name FROM travelers UNION ALL SELECT id, email, given_name FROM agents ORDER BY email',
);
