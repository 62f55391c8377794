import { formatAmount } from '#src/content/formatAmount.ts';

/** Formats the hours until a company answers: `9.5 hours`. */
export function formatAnswerTime(hours: number): string {
  return formatAmount(hours, hours === 1 ? 'hour' : 'hours');
}
