import { isProblem } from '@farwend/api-contract/client';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { getFailureStatus } from '#src/shared/getFailureStatus.ts';

/** Sets the status of a page whose loader failed, reports failures that are ours, and strips the error of everything else, so that no internals leave the server. */
export function sanitizeFailures(context: StaticHandlerContext, report?: (error: unknown) => void): void {
  for (const [route, error] of Object.entries(context.errors ?? {})) {
    const status = getFailureStatus(error);
    context.statusCode = status;
    const isLoggedByApi = isProblem(error) && error.httpStatus >= 500;
    if ((status === 500 || error instanceof Error) && !isLoggedByApi) report?.(error);
    if (!isRouteErrorResponse(error))
      Object.assign(context.errors ?? {}, { [route]: { status, statusText: '', internal: false, data: null } });
  }
}
