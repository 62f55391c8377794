import { openTripRequestStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const openStatusList = openTripRequestStatuses.map((status) => `'${status}'`).join(', ');

/** New requests are scored first, and may be taken by whoever sees them. */
export const selectUnowned = statement(
  'assignUnowned.requests',
  {},
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM trip_requests WHERE assigned_to_id IS NULL AND status IN (${openStatusList}) AND confirmed
    AND (status <> 'PENDING' OR status_changed_at <= now() - interval '15 minutes')
  ORDER BY status_changed_at LIMIT 500`,
);
