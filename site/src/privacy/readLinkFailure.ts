import { isProblem } from '@farwend/api-contract/client';

/** Why a mailed link has no effect: `spent` if it had one once, `unknown` if it was never mailed like this. */
export type DeadLinkState = 'unknown' | 'spent';

/** Status of the page of a link without effect. */
export const deadLinkStatuses: Readonly<Record<DeadLinkState, number>> = { unknown: 404, spent: 410 };

/** Reads from a failed call why the link has no effect; throws a failure that says nothing about the link. */
export function readLinkFailure(problem: unknown): DeadLinkState {
  if (!isProblem(problem) || problem.httpStatus < 400 || problem.httpStatus >= 429) throw problem;
  return problem.httpStatus === 409 || problem.httpStatus === 410 ? 'spent' : 'unknown';
}
