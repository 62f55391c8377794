import { z } from 'zod';
import { percentage, percentile } from '#src/db/aggregateSql.ts';
import { statement } from '#src/db/statement.ts';
import { bookedValue } from '#src/domains/trips/tripRequests/bookedValueSql.ts';
import { countriesOfRequest, isInPeriod, isOpenRequest, periodParams, startOf } from './reportParams.ts';

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
  value: bookedValue,
};
const ofMatches: typeof ofRequests = {
  matchedAt: 'm.accepted_at',
  introducedAt: 'm.introduced_at',
  bookedAt: 'm.booked_at',
  isCompleted: `m.status = 'COMPLETED'`,
  isLost: `m.booked_at IS NULL AND m.status IN ('DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED')`,
  isOpen: `m.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED')`,
  value: 'coalesce(m.quoted_total_usd, r.total_budget)',
};

interface Grouping {
  key: string;
  label?: string;
  joins?: string;
  where?: string;
  facts?: typeof ofRequests;
}

const conversionBy = (name: string, { key, label = 'NULL::text', joins = '', where = 'true', facts = ofRequests }: Grouping) => {
  const isBooked = `${facts.bookedAt} IS NOT NULL`;
  return statement(
    `report.conversion.${name}`,
    periodParams,
    ConversionFigures,
    `
    SELECT ${key} AS key, ${label} AS label, count(*)::int AS submitted, count(r.qualified_at)::int AS qualified,
      count(${facts.matchedAt})::int AS matched, count(${facts.introducedAt})::int AS introduced, count(${facts.bookedAt})::int AS booked,
      count(*) FILTER (WHERE ${facts.isCompleted})::int AS completed, count(*) FILTER (WHERE ${facts.isLost})::int AS lost,
      count(*) FILTER (WHERE ${facts.isOpen})::int AS open,
      ${percentage(isBooked)} AS "bookedSharePct", ${percentage(facts.isCompleted)} AS "completedSharePct",
      ${percentile(`extract(epoch FROM ${facts.bookedAt} - r.submitted_at) / 86400`, 0.5)} AS "medianDaysToBooking",
      coalesce(sum(${facts.value}) FILTER (WHERE ${isBooked}), 0)::float8 AS "bookedUSD"
    FROM trip_requests r ${joins}
    WHERE ${isInPeriod('r.submitted_at')} AND ${where}
    GROUP BY 1, 2 ORDER BY 2, 1`,
    { replica: true },
  );
};

/** By what the rows stand for. */
export const conversionReport = {
  none: conversionBy('all', { key: 'NULL::text' }),
  month: conversionBy('months', { key: startOf('month', 'r.submitted_at') }),
  week: conversionBy('weeks', { key: startOf('week', 'r.submitted_at') }),
  country: conversionBy('countries', { key: 'c.code', label: 's.name', joins: countriesOfRequest }),
  source: conversionBy('sources', { key: 'r.source' }),
  formVersion: conversionBy('formVersions', { key: 'r.form_version' }),
  partner: conversionBy('partners', {
    key: 'm.partner_id::text',
    label: 'p.display_name',
    joins: 'JOIN trip_matches m ON m.trip_request_id = r.id AND m.proposed_at IS NOT NULL JOIN partners p ON p.id = m.partner_id',
    facts: ofMatches,
  }),
  lostReason: conversionBy('lostReasons', {
    key: 'coalesce(r.lost_reason_code, r.status_reason_code, r.status)',
    where: ofRequests.isLost,
  }),
};
