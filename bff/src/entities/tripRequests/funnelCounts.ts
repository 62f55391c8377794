import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Which days and forms are counted. */
export interface FunnelScope {
  /** yyyy-mm-dd, UTC. */
  from: string;
  /** The last day, included. */
  to: string;
  formVersion: string | null;
}

/** How often an event was told, by step and input. */
export interface EventCount {
  type: string;
  /** From 1; null where the event names none. */
  step: number | null;
  /** The input: the one that was wrong, or else the one touched last, without its qualifier. */
  field: string | null;
  count: number;
}

/** What became of the requests sent in these days. */
export interface SentCount {
  submitted: number;
  submittedUSD: number;
  booked: number;
  bookedUSD: number;
}

/** Everything the funnel is made from. */
export interface FunnelCounts {
  events: readonly EventCount[];
  sent: SentCount;
}

/** Counts the form's events and what became of the requests. */
export async function countFunnel({ from, to, formVersion }: FunnelScope, { sequelize }: CallContext): Promise<FunnelCounts> {
  const values = [from, to, formVersion];
  const events = await preparedQuery<EventCount>(sequelize, 'funnel.events', selectEvents, values, null);
  const [sent] = await preparedQuery<SentCount>(sequelize, 'funnel.sent', selectSent, values, null);
  return { events, sent: sent ?? { submitted: 0, submittedUSD: 0, booked: 0, bookedUSD: 0 } };
}

const selectEvents = `
  SELECT type, (data->>'step')::int AS step,
    CASE type WHEN 'TripRequestFormError' THEN data->>'field' WHEN 'TripRequestAbandon' THEN split_part(data->>'lastTouched', '[', 1) END AS field,
    count(*)::int AS count
  FROM events
  WHERE occurred_at >= $1::date AND occurred_at < $2::date + 1 AND type LIKE 'TripRequest%' AND ($3::text IS NULL OR data->>'formVersion' = $3)
  GROUP BY 1, 2, 3`;

const selectSent = `
  SELECT count(*)::int AS submitted, coalesce(sum(r.total_budget), 0)::int AS "submittedUSD",
    count(*) FILTER (WHERE r.booked_at IS NOT NULL)::int AS booked,
    coalesce(sum(coalesce((SELECT max(m.quoted_total_usd) FROM trip_matches m WHERE m.trip_request_id = r.id AND m.booked_at IS NOT NULL), r.total_budget))
      FILTER (WHERE r.booked_at IS NOT NULL), 0)::int AS "bookedUSD"
  FROM trip_requests r
  WHERE r.submitted_at >= $1::date AND r.submitted_at < $2::date + 1 AND r.form_version IS NOT NULL AND ($3::text IS NULL OR r.form_version = $3)`;
