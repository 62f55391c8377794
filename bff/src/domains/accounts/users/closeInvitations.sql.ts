import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectExpiredInvitations = statement(
  'users.oldInvitations',
  {},
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT id FROM users WHERE status = 'PENDING' AND person_type <> 'traveler' AND password_hash IS NULL
    AND status_changed_at < now() - interval '90 days' ORDER BY id LIMIT 200`,
);
