import { isProblem } from '@farwend/api-contract/client';
import { isRouteErrorResponse } from 'react-router-dom';

/** The statuses a page that failed may have. */
export type FailureStatus = 404 | 410 | 500 | 503;

/**
 * The status of a page whose loader failed: what the page itself threw, or what its API answered. What one may not see is not there (404);
 * an API that is busy or gives no answer is back soon (503); all else is a fault of ours (500).
 */
export function failureStatus(error: unknown): FailureStatus {
  const status = isRouteErrorResponse(error) ? error.status : isProblem(error) ? error.httpStatus : gaveNoAnswer(error) ? 503 : 500;
  if (status === 403) return 404;
  if (status === 429) return 503;
  return status === 404 || status === 410 || status === 503 ? status : 500;
}

/** Whether the request never got an answer: offline, cut, or nobody there. */
export function gaveNoAnswer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 0;
}
