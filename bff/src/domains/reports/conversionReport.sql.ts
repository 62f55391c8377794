import { z } from 'zod';
import { percentage, percentile } from '#src/db/aggregateSql.ts';
import { statement } from '#src/db/statement.ts';
import { bookedQuotes, bookedValueOfJoined } from '#src/domains/trips/tripRequests/bookedValueSql.ts';
import { countriesOfRequest, formatStart, isInPeriod, isOpenRequest, nameOfCountry, periodParams, startOf } from './reportParams.ts';

const ConversionFigures = z.object({
  key: z.string().nullable(),
  label: z.string().nullable(),
  submitted: z.int(),
  qualified: z.int(),
  matched: z.int(),
  introduced: z.int(),
  booked: z.int(),
  completed: z.int(),
  lost: z.int(),
  open: z.int(),
  bookedSharePct: z.number().nullable(),
  completedSharePct: z.number().nullable(),
  medianDaysToBooking: z.number().nullable(),
  bookedUSD: z.number(),
});

/** What a request, or its match with one partner, has come to. */
const ofRequests = {
  matchedAt: 'r.first_matched_at',
  introducedAt: 'r.introduced_at',
  bookedAt: 'r.booked_at',
  isCompleted: `r.status = 'COMPLETED'`,
  isLost: `r.booked_at IS NULL AND r.status IN ('CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED')`,
  isOpen: isOpenRequest,
  value: bookedValueOfJoined,
  joins: bookedQuotes,
};
const ofMatches: typeof ofRequests = {
  matchedAt: 'm.accepted_at',
  introducedAt: 'm.introduced_at',
  bookedAt: 'm.booked_at',
  isCompleted: `m.status = 'COMPLETED'`,
  isLost: `m.booked_at IS NULL AND m.status IN ('DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED')`,
  isOpen: `m.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED')`,
  value: 'coalesce(m.quoted_total_usd, r.total_budget)',
  joins: '',
};

interface Grouping {
  /** What requests `r` are grouped by; `f.group` in key, label and names. */
  group: string;
  key?: string;
  label?: string;
  joins?: string;
  where?: string;
  facts?: typeof ofRequests;
  names?: string;
}

/** Figures of the requests that were submitted in the period. Names are joined to groups, not to requests, of which there are many more. */
const conversionBy = (
  name: string,
  { group, key = 'f."group"', label = 'NULL::text', joins = '', where = 'true', facts = ofRequests, names = '' }: Grouping,
) => {
  const isBooked = `${facts.bookedAt} IS NOT NULL`;
  return statement(
    `report.conversion.${name}`,
    periodParams,
    ConversionFigures,
    `
    SELECT ${key} AS key, ${label} AS label, f.submitted, f.qualified, f.matched, f.introduced, f.booked, f.completed, f.lost, f.open,
      f."bookedSharePct", f."completedSharePct", f."medianDaysToBooking", f."bookedUSD"
    FROM (
      SELECT ${group} AS "group", count(*)::int AS submitted, count(r.qualified_at)::int AS qualified,
        count(${facts.matchedAt})::int AS matched, count(${facts.introducedAt})::int AS introduced, count(${facts.bookedAt})::int AS booked,
        count(*) FILTER (WHERE ${facts.isCompleted})::int AS completed, count(*) FILTER (WHERE ${facts.isLost})::int AS lost,
        count(*) FILTER (WHERE ${facts.isOpen})::int AS open,
        ${percentage(isBooked)} AS "bookedSharePct", ${percentage(facts.isCompleted)} AS "completedSharePct",
        ${percentile(`extract(epoch FROM ${facts.bookedAt} - r.submitted_at) / 86400`, 0.5)} AS "medianDaysToBooking",
        coalesce(sum(${facts.value}) FILTER (WHERE ${isBooked}), 0)::float8 AS "bookedUSD"
      FROM trip_requests r ${joins} ${facts.joins}
      WHERE ${isInPeriod('r.submitted_at')} AND ${where}
      GROUP BY 1
    ) f ${names} ORDER BY 2, 1`,
    { replica: true },
  );
};

const bySpan = (name: string, unit: 'month' | 'week') =>
  conversionBy(name, { group: startOf(unit, 'r.submitted_at'), key: formatStart('f."group"') });

/** By what the rows stand for. */
export const conversionReport = {
  none: conversionBy('all', { group: 'NULL::text' }),
  month: bySpan('months', 'month'),
  week: bySpan('weeks', 'week'),
  country: conversionBy('countries', { group: 'c.code', label: 's.name', joins: countriesOfRequest, names: nameOfCountry('f."group"') }),
  source: conversionBy('sources', { group: 'r.source' }),
  formVersion: conversionBy('formVersions', { group: 'r.form_version' }),
  partner: conversionBy('partners', {
    group: 'm.partner_id',
    key: 'f."group"::text',
    label: 'p.display_name',
    joins: 'JOIN trip_matches m ON m.trip_request_id = r.id AND m.proposed_at IS NOT NULL',
    facts: ofMatches,
    names: 'JOIN partners p ON p.id = f."group"',
  }),
  lostReason: conversionBy('lostReasons', {
    group: 'coalesce(r.lost_reason_code, r.status_reason_code, r.status)',
    where: ofRequests.isLost,
  }),
};
