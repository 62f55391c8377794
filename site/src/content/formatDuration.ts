import { formatAmount } from './formatAmount.ts';

/** `50 min`, `2 h`, `1 h 30 min`; empty if unknown. */
export function formatDuration(minutes: number | undefined): string {
  if (!minutes) return '';
  const [hours, remainder] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 ? formatAmount(hours, 'h') : '', remainder > 0 ? formatAmount(remainder, 'min') : ''].filter(Boolean).join(' ');
}
