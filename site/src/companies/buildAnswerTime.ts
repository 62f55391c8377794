import type { Fact } from '@farwend/design-system';
import { formatAnswerTime } from './formatAnswerTime.ts';

/** Builds the fact of how soon a company answers, a median with its basis; null without one. */
export function buildAnswerTime(medianHours: number | null, requestCount: number): Fact | null {
  if (medianHours === null) return null;
  return {
    name: 'Answers within',
    value: formatAnswerTime(medianHours),
    note: `in the median of ${requestCount} requests, over a year`,
  };
}
