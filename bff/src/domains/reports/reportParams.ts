import { z } from 'zod';

/** The parameters of a report: first and last day. */
export const periodParams = { from: z.iso.date(), to: z.iso.date() };

/** SQL for the first day, UTC, of the month or week of a time, or its day. */
export function startOf(unit: 'month' | 'week' | 'day', time: string): string {
  return `to_char(date_trunc('${unit}', ${time} AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`;
}
