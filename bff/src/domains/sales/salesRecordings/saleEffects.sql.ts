import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCancellation = statement(
  'sale.cancellationOf',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM sales_recordings WHERE linked_recording_id = :id AND type = 'CANCELLATION' AND status NOT IN ('DRAFT', 'VOID') LIMIT 1`,
);

export const updateTravelerValue = statement(
  'sale.countForTraveler',
  { tripRequestId: z.uuid(), trips: z.int(), value: z.int() },
  null,
  `
  UPDATE travelers SET trip_count = greatest(0, trip_count + :trips), lifetime_value_usd = greatest(0, lifetime_value_usd + :value)
  WHERE id = (SELECT (m ->> 'travelerId')::uuid FROM trip_requests r, jsonb_array_elements(r.travelers) m
    WHERE r.id = :tripRequestId AND (m ->> 'isPrimary')::boolean LIMIT 1)`,
);
