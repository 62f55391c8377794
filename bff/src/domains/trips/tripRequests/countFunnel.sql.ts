import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { bookedValue } from './bookedValueSql.ts';

const scope = { from: z.iso.date(), to: z.iso.date(), formVersion: z.string().nullable() };

/** How often an event was recorded, by step and input. */
const EventCount = z.object({
  type: z.string(),
  /** From 1; null if the event has none. */
  step: z.int().nullable(),
  /** The invalid input of an error, the last touched one of an abandoned form. */
  field: z.string().nullable(),
  count: z.int(),
});
export type EventCount = z.output<typeof EventCount>;

export const countFunnelEvents = statement(
  'funnel.events',
  scope,
  EventCount,
  `
  SELECT type, (data->>'step')::int AS step,
    CASE type WHEN 'TripRequestFormError' THEN data->>'field' WHEN 'TripRequestAbandon' THEN split_part(data->>'lastTouched', '[', 1) END AS field,
    count(*)::int AS count
  FROM events
  WHERE occurred_at >= :from::date AND occurred_at < :to::date + 1 AND type LIKE 'TripRequest%'
    AND (:formVersion::text IS NULL OR data->>'formVersion' = :formVersion)
  GROUP BY 1, 2, 3`,
);

/** The requests submitted in these days, and those of them that were booked. */
const SentCount = z.object({
  submitted: z.int(),
  submittedUSD: z.int(),
  booked: z.int(),
  bookedUSD: z.int(),
});
export type SentCount = z.output<typeof SentCount>;

export const countSentRequests = statement(
  'funnel.sent',
  scope,
  SentCount,
  `
  SELECT count(*)::int AS submitted, coalesce(sum(r.total_budget), 0)::int AS "submittedUSD",
    count(*) FILTER (WHERE r.booked_at IS NOT NULL)::int AS booked,
    coalesce(sum(${bookedValue}) FILTER (WHERE r.booked_at IS NOT NULL), 0)::int AS "bookedUSD"
  FROM trip_requests r
  WHERE r.submitted_at >= :from::date AND r.submitted_at < :to::date + 1 AND r.form_version IS NOT NULL
    AND (:formVersion::text IS NULL OR r.form_version = :formVersion)`,
);
