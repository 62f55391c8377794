/** Statuses of a failed page. */
export type FailureStatus = 404 | 410 | 500 | 503;

/**
 * The status of a page whose loader failed, from what it threw or what the API replied. What the visitor may not see counts as missing
 * (404); a busy or unreachable API is temporary (503); everything else is our fault (500).
 */
export function getFailureStatus(error: unknown): FailureStatus {
  const status = isThrownResponse(error) ? error.status : isReplied(error) ? error.httpStatus : isNetworkError(error) ? 503 : 500;
  if (status === 403) return 404;
  if (status === 429) return 503;
  return status === 404 || status === 410 || status === 503 ? status : 500;
}

/** Whether it is a problem that the API replied; the client's own check would load the client with every page. */
function isReplied(error: unknown): error is { httpStatus: number } {
  return typeof error === 'object' && error !== null && 'httpStatus' in error && typeof error.httpStatus === 'number';
}

/** Whether the request failed without a response: offline, interrupted or unreachable. */
export function isNetworkError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 0;
}

/**
 * Whether a loader threw it with `data()`, in the form of React Router or of the page's data; React Router's own check would load the
 * router.
 */
export function isThrownResponse(error: unknown): error is { status: number; data: unknown } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' && 'data' in error;
}
