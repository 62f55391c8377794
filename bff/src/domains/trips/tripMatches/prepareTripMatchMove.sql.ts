import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectBookedDates = statement(
  'tripMatch.bookedDates',
  { id: z.uuid() },
  z.object({
    travel_start: z.string(),
    travel_end: z.string(),
  }),
  `SELECT travel_start::text, travel_end::text FROM sales_recordings WHERE trip_match_id = :id AND type = 'BOOKING' AND status NOT IN ('VOID', 'CANCELLED') ORDER BY created_at DESC LIMIT 1`,
);
