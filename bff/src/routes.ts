import type { Call } from '@farwend/api-contract';
import { exportHandlers } from './domains/site/exports/export.routes.ts';
import { handlers } from './handlers.ts';
import { buildRoutes } from './http/mountApi.ts';
import type { Route } from './http/readBeforeChange.ts';
import { readListPage } from './http/readListPage.ts';
import { runCallWithin } from './http/runCall.ts';
import type { CallRunner } from '#src/kernel/context.ts';
import type { ListReader } from './platform/exports/listReader.ts';

/** Reads lists of the contract for exports. */
export const readList: ListReader = (call, input, page, context) => readListPage(findRoute(call), input, page, context);

/** Every call of the contract with its handler. */
export const routes = buildRoutes({ ...handlers, exports: exportHandlers(readList) });

const routesByCall = new Map(routes.map((route) => [route.call, route]));

/** Runs calls of the contract for imports and bulk actions. */
export const runCall: CallRunner = (call, input, context) => runCallWithin(findRoute(call), input, context);

function findRoute(call: Call): Route {
  const route = routesByCall.get(call);
  if (!route) throw new Error(`${call.method} ${call.path} is not served`);
  return route;
}
