import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const endpoint = { endpointId: z.uuid() };

/** Remembers a success. */
export const endFailing = statement(
  'webhookEndpoint.succeeded',
  endpoint,
  null,
  'UPDATE webhook_endpoints SET failing_since = NULL WHERE id = :endpointId AND failing_since IS NOT NULL',
);

/** Remembers a failure; `isOver`: it has failed for so long that it is disabled. */
export const noteFailing = statement(
  'webhookEndpoint.failed',
  { ...endpoint, maxDays: z.int() },
  z.object({ isOver: z.boolean() }),
  `UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()) WHERE id = :endpointId
   RETURNING failing_since < now() - make_interval(days => :maxDays) AS "isOver"`,
);
