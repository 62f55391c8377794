import { z } from 'zod';
import { percentile } from '#src/db/aggregateSql.ts';
import { statement } from '#src/db/statement.ts';
import { isLateEvent } from './lateEventSql.ts';
import { countriesOfRequest, isInPeriod, isOpenRequest, nameOfCountry, periodParams } from './reportParams.ts';

const WorkloadFigures = z.object({
  key: z.string().nullable(),
  label: z.string().nullable(),
  submitted: z.int(),
  booked: z.int(),
  closed: z.int(),
  open: z.int(),
  medianAgeDays: z.number().nullable(),
  p90AgeDays: z.number().nullable(),
  late: z.int(),
  capacity: z.int().nullable(),
  loadPct: z.number().nullable(),
});

/** Requests that are open, or that came or ended in the period. */
const requests = `(
      SELECT r.*, ${isOpenRequest} AS is_open FROM trip_requests r
      WHERE r.submitted_at IS NOT NULL
        AND (${isOpenRequest} OR ${isInPeriod('r.submitted_at')} OR ${isInPeriod('r.closed_at')} OR ${isInPeriod('r.booked_at')})
    ) r`;

/** Late promises that are not kept yet, by request. */
const latePromises = `(
      SELECT request_id, count(*) AS count FROM (
        SELECT coalesce(m.trip_request_id, e.subject_id) AS request_id FROM sla_events e LEFT JOIN trip_matches m ON m.id = e.subject_id
        WHERE e.met_at IS NULL AND e.ended_at IS NULL AND e.subject_type <> 'CONVERSATION' AND ${isLateEvent}
      ) late GROUP BY 1
    ) l`;

const ageDays = `extract(epoch FROM now() - CASE WHEN r.is_open THEN r.submitted_at END) / 86400`;

interface Grouping {
  key: string;
  label?: string;
  from?: string;
  capacity?: string;
}

const workloadBy = (name: string, { key, label = 'NULL::text', from = requests, capacity = 'NULL::int' }: Grouping) =>
  statement(
    `report.workload.${name}`,
    periodParams,
    WorkloadFigures,
    `
    SELECT g.*, round(100.0 * g.open / nullif(g.capacity, 0), 1)::float8 AS "loadPct"
    FROM (
      SELECT ${key} AS key, ${label} AS label, count(*) FILTER (WHERE ${isInPeriod('r.submitted_at')})::int AS submitted,
        count(*) FILTER (WHERE ${isInPeriod('r.booked_at')})::int AS booked, count(*) FILTER (WHERE ${isInPeriod('r.closed_at')})::int AS closed,
        count(*) FILTER (WHERE r.is_open)::int AS open, ${percentile(ageDays, 0.5)} AS "medianAgeDays", ${percentile(ageDays, 0.9)} AS "p90AgeDays",
        coalesce(sum(l.count) FILTER (WHERE r.is_open), 0)::int AS late, ${capacity} AS capacity
      FROM ${from} LEFT JOIN ${latePromises} ON l.request_id = r.id
      GROUP BY 1, 2
    ) g ORDER BY g.label, g.key`,
    { replica: true },
  );

/** By what the rows stand for. */
export const workloadReport = {
  none: workloadBy('all', { key: 'NULL::text' }),
  person: workloadBy('people', {
    key: 'coalesce(r.assigned_to_id, care.id)::text',
    label: `t.given_name || ' ' || t.family_name`,
    from: `${requests} FULL JOIN (
        SELECT m.id FROM team_members m JOIN users u ON u.id = m.user_id WHERE u.status = 'ENABLED' AND u.roles @> '{care}'
      ) care ON care.id = r.assigned_to_id
      LEFT JOIN team_members t ON t.id = coalesce(r.assigned_to_id, care.id)`,
    capacity: 'max(t.capacity)',
  }),
  status: workloadBy('statuses', { key: 'r.status' }),
  country: workloadBy('countries', {
    key: 'c.code',
    label: 's.name',
    from: `${requests} ${countriesOfRequest} ${nameOfCountry('c.code')}`,
  }),
  hour: workloadBy('hours', { key: `to_char(r.submitted_at AT TIME ZONE 'UTC', 'ID-HH24')` }),
};
