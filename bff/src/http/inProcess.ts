import type { Incoming, Outgoing, Send } from '@farwend/api-contract/client';
import { problemOf } from './failure.ts';
import { failureOf } from './errors.ts';
import type { Actor } from './actor.ts';
import type { Answer } from './handler.ts';
import { pathPattern, type Route } from './mount.ts';
import { bodyOf, runCall } from './runCall.ts';
import type { Services } from '#src/services.ts';

interface Target {
  route: Route;
  pattern: RegExp;
}

/** Who a page is rendered for. */
export interface PageCaller {
  actor: Actor;
  requestId: string;
  /** Hears of a call that starts or ends the browser's session, as a form of plain HTML does. */
  onSession: (session: Answer<unknown>['session']) => void;
}

/** Makes the `Send` a page is rendered with: the same handlers with the same checks and the visitor's own rights, without a socket. */
export function inProcessSends(routes: readonly Route[], services: Services): (caller: PageCaller) => Send {
  const targets: Target[] = routes.map((route) => ({ route, pattern: pathPattern(route.call.path) }));
  return (caller) => (request) => send(request, { ...caller, targets, services });
}

async function send(
  request: Outgoing,
  { targets, actor, requestId, onSession, services }: PageCaller & { targets: Target[]; services: Services },
): Promise<Incoming> {
  const url = new URL(request.address, 'http://in.process');
  const target = targets.find(({ route, pattern }) => route.call.method === request.method && pattern.test(url.pathname));
  if (!target) return { status: 404, statusText: 'Not Found', body: undefined };
  const params = target.pattern.exec(url.pathname)?.groups ?? {};
  try {
    const answer = await runCall(
      target.route.call,
      target.route.handler,
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
