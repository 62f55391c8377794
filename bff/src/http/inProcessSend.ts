import type { ClientResponse, ClientRequest, Transport } from '@farwend/api-contract/client';
import { toProblem } from '#src/kernel/failure.ts';
import { toFailure } from '#src/db/postgresErrors.ts';
import type { Actor } from '#src/kernel/actor.ts';
import type { Reply } from '#src/kernel/handler.ts';
import { inSpan } from '#src/kernel/tracing.ts';
import type { Route } from './readBeforeChange.ts';
import type { RouteTable } from './routeTable.ts';
import { parseReplyBody } from './outgoingReply.ts';
import { type IncomingCall, runCall } from './runCall.ts';
import type { Services } from '#src/kernel/context.ts';

/** The visitor a page is rendered for. */
export interface PageCaller {
  actor: Actor;
  requestId: string;
  /** Called when a call starts or ends the browser's session, as an HTML form without scripts may. */
  onSession: (session: Reply<unknown>['session']) => void;
}

/** Creates the `Transport` that page loaders use: the same handlers and checks with the visitor's rights, without a socket. */
export function createInProcessSend(table: RouteTable<Route>, services: Services): (caller: PageCaller) => Transport {
  return (caller) => (request) => send(request, { ...caller, table, services });
}

async function send(
  request: ClientRequest,
  { table, actor, requestId, onSession, services }: PageCaller & { table: RouteTable<Route>; services: Services },
): Promise<ClientResponse> {
  const url = new URL(request.url, 'http://in.process');
  const match = table.find(request.method, url.pathname);
  if (!match) return { status: 404, statusText: 'Not Found', body: undefined };
  const { route, params } = match;
  const title = `${route.call.method} ${route.call.path}`;
  return inSpan(title, { kind: 'internal' }, async (span) => {
    try {
      const incoming: IncomingCall = {
        actor,
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)])),
        query: Object.fromEntries(url.searchParams),
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value])),
        readBody: async () => request.body,
        requestId,
        unlimited: true,
      };
      const reply = await runCall(route, incoming, services);
      if (reply.session) onSession(reply.session);
      return { status: reply.status, statusText: '', body: parseReplyBody(reply) };
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status >= 500) {
        span.fail(error);
        services.log.error({ err: error, requestId, call: title }, 'call of a page failed');
      }
      return { status: failure.status, statusText: failure.message, body: toProblem(failure, url.pathname, requestId) };
    }
  });
}
