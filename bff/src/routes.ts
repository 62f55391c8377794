import { handlers } from './handlers.ts';
import { buildRoutes } from './http/mountApi.ts';
import { runCallWithin } from './http/runCall.ts';
import type { CallRunner } from '#src/kernel/context.ts';

/** Every call of the contract with its handler. */
export const routes = buildRoutes(handlers);

const routesByCall = new Map(routes.map((route) => [route.call, route]));

/** Runs calls of the contract for imports and bulk actions. */
export const runCall: CallRunner = (call, input, context) => {
  const route = routesByCall.get(call);
  if (!route) throw new Error(`${call.method} ${call.path} is not served`);
  return runCallWithin(route, input, context);
};
