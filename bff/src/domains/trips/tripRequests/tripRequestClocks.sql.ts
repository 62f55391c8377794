import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const DueRequest = z.object({
  id: z.uuid(),
  /** Whole days since the start of the clock. */
  days: z.int(),
  /** Start of the clock in seconds since 1970: part of the singleton key of reminders. */
  since: z.string(),
});
export type DueRequest = z.output<typeof DueRequest>;

const booked = `LEFT JOIN trip_matches m ON m.trip_request_id = r.id AND m.status = 'BOOKED'`;
const age = `floor(extract(epoch FROM now() - r.status_changed_at) / 86400)::int AS days, extract(epoch FROM r.status_changed_at)::bigint::text AS since`;

export const selectRequestsStartingTravel = statement(
  'tripRequestClocks.travelling',
  {},
  DueRequest,
  `
  SELECT DISTINCT r.id, 0 AS days, '' AS since FROM trip_requests r ${booked}
  WHERE r.status = 'BOOKED' AND coalesce(m.travel_start, r.departure_date) <= current_date LIMIT 500`,
);

export const selectRequestsEndingTravel = statement(
  'tripRequestClocks.completed',
  {},
  DueRequest,
  `
  SELECT DISTINCT r.id, 0 AS days, '' AS since FROM trip_requests r ${booked}
  WHERE r.status = 'TRAVELING' AND coalesce(m.travel_end, r.return_date) < current_date LIMIT 500`,
);

export const selectStaleDrafts = statement(
  'tripRequestClocks.drafts',
  {},
  DueRequest,
  `SELECT r.id, ${age} FROM trip_requests r WHERE r.status = 'DRAFT' AND r.status_changed_at < now() - interval '30 days' LIMIT 500`,
);

export const selectRequestsWithOpenQuestion = statement(
  'tripRequestClocks.questions',
  {},
  DueRequest,
  `SELECT r.id, ${age} FROM trip_requests r WHERE r.status = 'NEEDS_INFO' AND r.status_changed_at < now() - interval '2 days' LIMIT 500`,
);

export const selectSilentRequests = statement(
  'tripRequestClocks.silence',
  {},
  DueRequest,
  `
  SELECT r.id, floor(extract(epoch FROM now() - max(c.last_message_at)) / 86400)::int AS days, extract(epoch FROM max(c.last_message_at))::bigint::text AS since
  FROM trip_requests r JOIN conversations c ON c.trip_request_id = r.id
    JOIN trip_matches m ON m.id = c.trip_match_id AND m.status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED')
  WHERE r.status = 'PLANNING' GROUP BY r.id
  HAVING bool_and(c.awaiting_reply_from = 'TRAVELER') AND max(c.last_message_at) < now() - interval '5 days' ORDER BY r.id LIMIT 500`,
);

export const selectRequestsToResume = statement(
  'tripRequestClocks.resuming',
  {},
  DueRequest,
  `SELECT r.id, ${age} FROM trip_requests r WHERE r.status = 'ON_HOLD' AND r.resume_on <= current_date ORDER BY r.id LIMIT 500`,
);
