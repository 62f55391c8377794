import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectEmailConflicts = statement(
  'inviteUser.taken',
  { email: z.string() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM users WHERE email = :email UNION ALL SELECT id FROM travelers WHERE email = :email
  UNION ALL SELECT id FROM agents WHERE email = :email UNION ALL SELECT id FROM team_members WHERE email = :email LIMIT 1`,
);
