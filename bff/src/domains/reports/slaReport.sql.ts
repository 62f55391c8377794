import { slaClocks } from '@farwend/api-contract';
import { z } from 'zod';
import { percentage, percentile } from '#src/db/aggregateSql.ts';
import { statement } from '#src/db/statement.ts';
import { isLateEvent } from './lateEventSql.ts';
import { formatStart, isInPeriod, periodParams, startOf } from './reportParams.ts';

const isMet = `e.met_at IS NOT NULL AND e.breached_at IS NULL`;
const minutes = 'e.elapsed_s / 60.0';

const SlaFigures = z.object({
  clock: z.enum(slaClocks),
  key: z.string().nullable(),
  label: z.string().nullable(),
  started: z.int(),
  met: z.int(),
  late: z.int(),
  open: z.int(),
  dropped: z.int(),
  metSharePct: z.number().nullable(),
  medianMinutes: z.number().nullable(),
  p90Minutes: z.number().nullable(),
});

interface Grouping {
  /** What events `e` are grouped by; `f.group` in the others. */
  group: string;
  key?: string;
  label?: string;
  joins?: string;
}

/** Figures of the clocks that began in the period, by promise and group. Names are joined to groups, not to events, of which there are many more. */
const slaReportBy = (name: string, { group, key = 'f."group"', label = 'NULL::text', joins = '' }: Grouping) =>
  statement(
    `report.sla.${name}`,
    periodParams,
    SlaFigures,
    `
    SELECT f.clock, ${key} AS key, ${label} AS label, f.started, f.met, f.late, f.open, f.dropped, f."metSharePct", f."medianMinutes", f."p90Minutes"
    FROM (
      SELECT e.clock COLLATE "C" AS clock, ${group} AS "group", count(*)::int AS started, count(*) FILTER (WHERE ${isMet})::int AS met,
        count(*) FILTER (WHERE ${isLateEvent})::int AS late,
        count(*) FILTER (WHERE e.met_at IS NULL AND e.ended_at IS NULL AND NOT ${isLateEvent})::int AS open,
        count(*) FILTER (WHERE e.ended_at IS NOT NULL AND NOT ${isLateEvent})::int AS dropped,
        ${percentage(isMet, `${isMet} OR ${isLateEvent}`)} AS "metSharePct",
        ${percentile(minutes, 0.5)} AS "medianMinutes", ${percentile(minutes, 0.9)} AS "p90Minutes"
      FROM sla_events e
      WHERE ${isInPeriod('e.started_at')}
      GROUP BY 1, 2
    ) f ${joins}
    ORDER BY array_position(ARRAY[${slaClocks.map((clock) => `'${clock}'`).join(', ')}], f.clock), 3, 2`,
    { replica: true },
  );

const bySpan = (name: string, unit: 'month' | 'week' | 'day') =>
  slaReportBy(name, { group: startOf(unit, 'e.started_at'), key: formatStart('f."group"') });

/** By what the rows stand for. */
export const slaReport = {
  none: slaReportBy('all', { group: 'NULL::text' }),
  month: bySpan('months', 'month'),
  week: bySpan('weeks', 'week'),
  day: bySpan('days', 'day'),
  partner: slaReportBy('partners', {
    group: 'e.partner_id',
    key: 'f."group"::text',
    label: 'p.display_name',
    joins: 'LEFT JOIN partners p ON p.id = f."group"',
  }),
  person: slaReportBy('people', {
    group: 'e.person_id',
    key: 'f."group"::text',
    label: `coalesce(t.given_name || ' ' || t.family_name, a.given_name || ' ' || a.family_name)`,
    joins: 'LEFT JOIN team_members t ON t.id = f."group" LEFT JOIN agents a ON a.id = f."group"',
  }),
};
