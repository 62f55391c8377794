import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const lockAdmins = statement(
  'users.admins',
  {},
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT id FROM users WHERE 'admin' = ANY(roles) AND person_type = 'teamMember' AND status = 'ENABLED' ORDER BY id FOR UPDATE`,
);
