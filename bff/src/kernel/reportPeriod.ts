import { addMonths } from './addMonths.ts';
import { Failure } from './failure.ts';
import { today } from './today.ts';

const MAX_MONTHS = 60;

/** First and last day, yyyy-mm-dd, both included. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** The period of a report: by default the twelve months up to today, or those from today for one that looks ahead. Throws 400. */
export function resolvePeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  { looksAhead = false }: { looksAhead?: boolean } = {},
): ReportPeriod {
  const firstDay = from ?? (looksAhead && to === undefined ? today() : addMonths(to ?? today(), -12));
  const lastDay = to ?? (looksAhead ? addMonths(firstDay, 12) : today());
  if (lastDay < firstDay) throw invalidDay('to', 'Must not be before from');
  if (lastDay > addMonths(firstDay, MAX_MONTHS)) throw invalidDay('to', `Must be at most ${MAX_MONTHS} months after from`);
  return { from: firstDay, to: lastDay };
}

function invalidDay(field: string, message: string): Failure {
  return new Failure('validation.failed', {
    message: `${field}: ${message}.`,
    status: 400,
    errors: [{ pointer: field, field, code: 'invalid', message }],
  });
}
