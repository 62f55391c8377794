import type { Fact } from '@farwend/design-system';

/** Builds the fact of how soon a company answers, a median with its basis; null without one. */
export function buildAnswerTime(medianHours: number | null, requestCount: number): Fact | null {
  if (medianHours === null) return null;
  return {
    name: 'Answers within',
    value: medianHours === 1 ? '1 hour' : `${medianHours} hours`,
    note: `in the median of ${requestCount} requests, over a year`,
  };
}
