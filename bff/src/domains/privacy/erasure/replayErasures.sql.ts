import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectUnerased = statement(
  'erasure.unerased',
  { travelerIds: z.array(z.uuid()).readonly() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM travelers WHERE id = ANY (:travelerIds::uuid[]) AND erased_at IS NULL ORDER BY id',
);

export const selectUnerasedAgents = statement(
  'erasure.unerasedAgents',
  { agentIds: z.array(z.uuid()).readonly() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM agents WHERE id = ANY (:agentIds::uuid[]) AND email NOT LIKE '%@erased.invalid' ORDER BY id`,
);

/** Every address from which somebody wrote who may have no account. */
export const selectWriters = statement(
  'erasure.writers',
  {},
  z.object({ email: z.string() }),
  `
  SELECT email FROM newsletter_requests UNION SELECT email FROM contact_requests UNION SELECT email FROM company_contact_requests
  UNION SELECT lower(item ->> 'email') FROM trip_requests, jsonb_array_elements(travelers) item
    WHERE status IN ('DRAFT', 'EXPIRED') AND item ->> 'email' IS NOT NULL
  ORDER BY 1`,
);
