import { z } from 'zod';
import { batchStatement } from '#src/db/statement.ts';

/** Opt-outs, bounces and complaints of addresses. */
export const selectSuppression = batchStatement(
  'mail.suppression',
  { key: 'email', type: 'text' },
  z.object({ email: z.string(), unwanted: z.boolean(), bounced: z.enum(['BOUNCED', 'COMPLAINED']).nullable() }),
  (emails) => `
    SELECT w.email, EXISTS (SELECT FROM travelers t WHERE t.email = w.email AND do_not_contact) AS unwanted,
      coalesce((SELECT 'BOUNCED' FROM suppressions s WHERE s.email = w.email),
        (SELECT status FROM newsletter_requests n WHERE n.email = w.email AND status IN ('BOUNCED', 'COMPLAINED'))) AS bounced
    FROM unnest(ARRAY[${emails}]) AS w (email)`,
);
