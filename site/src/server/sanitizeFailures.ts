import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { failureStatus } from '../shared/failureStatus.ts';

/** Gives a page whose loader failed the status of that failure, and takes everything else out of the failure: nothing of the API's inside leaves us. */
export function answerFailures(context: StaticHandlerContext): void {
  for (const [route, error] of Object.entries(context.errors ?? {})) {
    const status = failureStatus(error);
    context.statusCode = status;
    if (!isRouteErrorResponse(error))
      Object.assign(context.errors ?? {}, { [route]: { status, statusText: '', internal: false, data: null } });
  }
}
