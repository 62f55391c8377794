import { z } from 'zod';
import { openTripRequestStatuses } from '@farwend/api-contract';

/** The parameters of a report: first and last day. */
export const periodParams = { from: z.iso.date(), to: z.iso.date() };

/** SQL for whether a time or day is in the period. */
export function isInPeriod(time: string): string {
  return `(${time} >= :from::date AND ${time} < :to::date + 1)`;
}

/** SQL for the first day, UTC, of the month or week of a time, or its day. */
export function startOf(unit: 'month' | 'week' | 'day', time: string): string {
  return `to_char(date_trunc('${unit}', ${time} AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`;
}

/** SQL for whether a row `r` of trip_requests can still lead to a booking. */
export const isOpenRequest = `r.status IN (${openTripRequestStatuses.map((status) => `'${status}'`).join(', ')})`;

/** SQL that joins each row `r` of trip_requests with the countries `c.code` that it names, once more as nothing if it names none. */
export const countriesOfRequest = `LEFT JOIN LATERAL unnest(r.country_codes) AS c (code) ON true LEFT JOIN country_settings s ON s.country_code = c.code`;
