import { slaClocks } from '@farwend/api-contract';
import { z } from 'zod';
import { percentage, percentile } from '#src/db/aggregateSql.ts';
import { statement } from '#src/db/statement.ts';
import { isLateEvent } from './lateEventSql.ts';
import { isInPeriod, periodParams, startOf } from './reportParams.ts';

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

/** Figures of the clocks that began in the period, by promise and by what `key` says. */
const slaReportBy = (name: string, key: string, label = 'NULL::text', joins = '') =>
  statement(
    `report.sla.${name}`,
    periodParams,
    SlaFigures,
    `
    SELECT e.clock, ${key} AS key, ${label} AS label, count(*)::int AS started, count(*) FILTER (WHERE ${isMet})::int AS met,
      count(*) FILTER (WHERE ${isLateEvent})::int AS late,
      count(*) FILTER (WHERE e.met_at IS NULL AND e.ended_at IS NULL AND NOT ${isLateEvent})::int AS open,
      count(*) FILTER (WHERE e.ended_at IS NOT NULL AND NOT ${isLateEvent})::int AS dropped,
      ${percentage(isMet, `${isMet} OR ${isLateEvent}`)} AS "metSharePct",
      ${percentile(minutes, 0.5)} AS "medianMinutes", ${percentile(minutes, 0.9)} AS "p90Minutes"
    FROM sla_events e ${joins}
    WHERE ${isInPeriod('e.started_at')}
    GROUP BY 1, 2, 3 ORDER BY array_position(ARRAY[${slaClocks.map((clock) => `'${clock}'`).join(', ')}], e.clock), 3, 2`,
    { replica: true },
  );

/** By what the rows stand for. */
export const slaReport = {
  none: slaReportBy('all', 'NULL::text'),
  month: slaReportBy('months', startOf('month', 'e.started_at')),
  week: slaReportBy('weeks', startOf('week', 'e.started_at')),
  day: slaReportBy('days', startOf('day', 'e.started_at')),
  partner: slaReportBy('partners', 'e.partner_id::text', 'p.display_name', 'LEFT JOIN partners p ON p.id = e.partner_id'),
  person: slaReportBy(
    'people',
    'e.person_id::text',
    `coalesce(t.given_name || ' ' || t.family_name, a.given_name || ' ' || a.family_name)`,
    'LEFT JOIN team_members t ON t.id = e.person_id LEFT JOIN agents a ON a.id = e.person_id',
  ),
};
