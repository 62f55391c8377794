import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCancellation = statement(
  'sale.cancellationOf',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM sales_recordings WHERE linked_recording_id = :id AND type = 'CANCELLATION' AND status NOT IN ('DRAFT', 'VOID') LIMIT 1`,
);

export const selectPrimaryTraveler = statement(
  'sale.primaryTraveler',
  { tripRequestId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT (m ->> 'travelerId')::uuid AS id FROM trip_requests r, jsonb_array_elements(r.travelers) m
  WHERE r.id = :tripRequestId AND (m ->> 'isPrimary')::boolean AND m ->> 'travelerId' IS NOT NULL LIMIT 1`,
);
