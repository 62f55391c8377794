import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectConfirmedBooking = statement(
  'tripMatch.confirmedSale',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM sales_recordings WHERE trip_match_id = :id AND type = 'BOOKING' AND status IN ('CONFIRMED', 'INVOICED', 'PAID') LIMIT 1`,
);
