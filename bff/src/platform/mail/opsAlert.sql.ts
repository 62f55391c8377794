import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** When an alert of a kind, with which its key begins, was last sent. */
export const selectLastAlert = statement(
  'opsAlert.last',
  { kind: z.string() },
  z.object({ at: z.date() }),
  `SELECT created_at AS at FROM templated_emails WHERE template_key = 'ops-alert' AND starts_with(singleton_key, 'ops-alert ' || :kind || ' ') ORDER BY created_at DESC LIMIT 1`,
);

export const selectAdministrators = statement(
  'opsAlert.administrators',
  {},
  z.object({ email: z.string() }),
  `SELECT email FROM users WHERE status = 'ENABLED' AND 'admin' = ANY (roles) ORDER BY email`,
);
