import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCancellation = statement(
  'tripRequest.cancellation',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM sales_recordings WHERE trip_request_id = :id AND type = 'CANCELLATION' AND status <> 'VOID' LIMIT 1`,
);
