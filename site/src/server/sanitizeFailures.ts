import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { getFailureStatus } from '#src/shared/getFailureStatus.ts';

/** Sets the status of a page whose loader failed, and strips the error of everything else, so that no internals leave the server. */
export function sanitizeFailures(context: StaticHandlerContext): void {
  for (const [route, error] of Object.entries(context.errors ?? {})) {
    const status = getFailureStatus(error);
    context.statusCode = status;
    if (!isRouteErrorResponse(error))
      Object.assign(context.errors ?? {}, { [route]: { status, statusText: '', internal: false, data: null } });
  }
}
