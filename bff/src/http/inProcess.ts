import type { Incoming, Outgoing, Send } from '@farwend/api-contract/client';
import { problemOf } from './failure.ts';
import { failureOf } from './errors.ts';
import type { Actor } from './actor.ts';
import type { Answer } from './handler.ts';
import type { Route } from './mount.ts';
import { routeTable, type RouteTable } from './routeTable.ts';
import { bodyOf, runCall } from './runCall.ts';
import type { Services } from '#src/services.ts';

/** Who a page is rendered for. */
export interface PageCaller {
  actor: Actor;
  requestId: string;
  /** Hears of a call that starts or ends the browser's session, as a form of plain HTML does. */
  onSession: (session: Answer<unknown>['session']) => void;
}

/** Makes the `Send` a page is rendered with: the same handlers with the same checks and the visitor's own rights, without a socket. */
export function inProcessSends(routes: readonly Route[], services: Services): (caller: PageCaller) => Send {
  const table = routeTable(routes);
  return (caller) => (request) => send(request, { ...caller, table, services });
}

async function send(
  request: Outgoing,
  { table, actor, requestId, onSession, services }: PageCaller & { table: RouteTable<Route>; services: Services },
): Promise<Incoming> {
  const url = new URL(request.address, 'http://in.process');
  const found = table.find(request.method, url.pathname);
  if (!found) return { status: 404, statusText: 'Not Found', body: undefined };
  const { route, params } = found;
  try {
    const answer = await runCall(
      route.call,
      route.handler,
      {
        actor,
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)])),
        query: Object.fromEntries(url.searchParams),
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value])),
        readBody: async () => request.body,
        requestId,
        unlimited: true,
      },
      services,
    );
    if (answer.session) onSession(answer.session);
    return { status: answer.status, statusText: '', body: bodyOf(answer) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.status >= 500) services.log.error({ err: error, requestId, path: url.pathname }, 'call of a page failed');
    return { status: failure.status, statusText: failure.message, body: problemOf(failure, url.pathname, requestId) };
  }
}
