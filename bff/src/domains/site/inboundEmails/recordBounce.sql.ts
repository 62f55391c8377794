import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const updateBouncedEmail = statement(
  'inboundEmail.bounce',
  { emailId: z.uuid(), reason: z.string() },
  null,
  `UPDATE templated_emails SET status = 'BOUNCED', status_changed_at = now(), updated_at = now(), version = version + 1, error = :reason
   WHERE id = :emailId AND status = 'SENT'`,
);
