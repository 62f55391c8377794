import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { PageData } from '../shared/pageData.ts';
import type { PageSettings } from '../shared/serverPart.ts';

/** What the browser needs to take the rendered page over. Errors lose their message and stack: nothing of the server's inside leaves it. */
export function pageData(settings: PageSettings, { loaderData, actionData, errors }: StaticHandlerContext): PageData {
  const marked = Object.entries(errors ?? {}).map(([route, error]) => [route, mark(error)] as const);
  return { settings, loaderData, actionData, errors: marked.length > 0 ? Object.fromEntries(marked) : null };
}

/** The marks by which the router tells answered errors from thrown ones. */
function mark(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return { __type: 'Error', message: 'The page could not be made' };
  const { status, statusText, data } = error;
  return { __type: 'RouteErrorResponse', status, statusText, data };
}
