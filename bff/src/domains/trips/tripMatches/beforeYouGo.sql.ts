import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const DepartingMatch = z.object({
  id: z.uuid(),
  daysLeft: z.int(),
  /** Days before the journey at which the mail was due. */
  dueDays: z.int(),
});
export type DepartingMatch = z.output<typeof DepartingMatch>;

/** Booked journeys that begin in 30 or 3 days. A day later still counts, in case that no job ran, but nobody is mailed twice for a date. */
export const selectDepartingMatches = statement(
  'beforeYouGo.due',
  {},
  DepartingMatch,
  `
  SELECT m.id, m.travel_start - current_date AS "daysLeft", d.days AS "dueDays"
  FROM trip_matches m JOIN (VALUES (30), (3)) d (days) ON m.travel_start BETWEEN current_date + d.days - 1 AND current_date + d.days
  WHERE m.status = 'BOOKED'
    AND NOT EXISTS (SELECT FROM templated_emails e WHERE e.singleton_key = 'before-you-go ' || m.id || ' ' || m.travel_start || ' ' || d.days)
  ORDER BY m.travel_start, m.id LIMIT 1000`,
);
