import { scriptJson } from '#src/startup/pageData.ts';
import { coverArguments, coverForm } from '#src/trip-request/coverForm.ts';

/** Builds a script for the head that covers the trip request form before the first paint where saved answers will replace it. */
export function buildCoverScript(): string {
  return `(${coverForm.toString()})(...${scriptJson(coverArguments)})`;
}
