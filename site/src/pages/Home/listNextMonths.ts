import type { SelectOption } from '@farwend/design-system';
import { formatMonth } from '#src/content/formats.ts';

/** Lists the twelve months whose middle, for which the form takes a month, is yet to come: “March 2027”. */
export function listNextMonths(now: Date): SelectOption[] {
  const first = now.getUTCMonth() + (now.getUTCDate() < 15 ? 0 : 1);
  return Array.from({ length: 12 }, (_, index) => {
    const month = (first + index) % 12;
    const year = now.getUTCFullYear() + Math.floor((first + index) / 12);
    return { value: String(month + 1), label: `${formatMonth(month + 1)} ${year}` };
  });
}
