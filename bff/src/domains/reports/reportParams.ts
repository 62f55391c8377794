import { z } from 'zod';
import { openTripRequestStatuses } from '@farwend/api-contract';

/** The parameters of a report: first and last day. */
export const periodParams = { from: z.iso.date(), to: z.iso.date() };

/** SQL for whether a time or day is in the period. */
export function isInPeriod(time: string): string {
  return `(${time} >= :from::date AND ${time} < :to::date + 1)`;
}

/** SQL for the start, UTC, of the month, week or day of a time: what rows are grouped by, because it sorts faster than text. */
export function startOf(unit: 'month' | 'week' | 'day', time: string): string {
  return `date_trunc('${unit}', ${time} AT TIME ZONE 'UTC')`;
}

/** SQL for the day of a start. */
export function formatStart(start: string): string {
  return `to_char(${start}, 'YYYY-MM-DD')`;
}

/** SQL for whether a row `r` of trip_requests can still lead to a booking. */
export const isOpenRequest = `r.status IN (${openTripRequestStatuses.map((status) => `'${status}'`).join(', ')})`;

/** SQL that joins each row `r` of trip_requests with the countries `c.code` that it names, once more as nothing if it names none. */
export const countriesOfRequest = 'LEFT JOIN LATERAL unnest(r.country_codes) AS c (code) ON true';

/** SQL that joins a country code with its name, `s.name`. */
export function nameOfCountry(code: string): string {
  return `LEFT JOIN country_settings s ON s.country_code = ${code}`;
}
