import type { Call } from '@farwend/api-contract';
import Router from '@koa/router';

/** A route with the parameters of the address that led to it, as they stand in it. */
interface Found<R> {
  route: R;
  params: Record<string, string>;
}

/** Finds the route of a method and a path. */
export interface RouteTable<R> {
  find(method: string, path: string): Found<R> | null;
  /** The methods that a path answers. */
  methodsOf(path: string): string[];
}

/**
 * Makes the table of routes: a part that is written out wins over a parameter, and HEAD is answered by GET where it has no call. A router
 * tries its routes one after the other, so each list (`/v3/trip_requests`) has a router of its own.
 */
export function routeTable<R extends { call: Call }>(routes: readonly R[]): RouteTable<R> {
  const routers = new Map<string, Router>();
  const byName = new Map<string, R>();
  for (const route of routes.toSorted((a, b) => rank(a.call) - rank(b.call))) {
    const name = `${route.call.method} ${route.call.path}`;
    if (byName.has(name)) throw new Error(`${name} is another call's address`);
    byName.set(name, route);
    const list = listOf(route.call.path);
    const router = routers.get(list) ?? new Router({ strict: true, sensitive: true });
    routers.set(list, router);
    router.register(route.call.path.replace(/\{(\w+)\}/g, ':$1'), [route.call.method], () => undefined, { name });
  }
  const methods = [...new Set(routes.map(({ call }) => call.method))];
  const find = (method: string, path: string): Found<R> | null => {
    const layer = routers.get(listOf(path))?.match(path, method).pathAndMethod[0];
    const route = byName.get(layer?.name ?? '');
    return layer && route ? { route, params: paramsOf(route.call.path, layer.captures(path)) } : null;
  };
  return { find, methodsOf: (path) => methods.filter((method) => find(method, path) !== null) };
}

/** The first two parts of a path: all calls of a list share them. */
function listOf(path: string): string {
  return path.split('/', 3).join('/');
}

/** HEAD before GET, which answers it too; fixed paths before those with parameters, few parameters before many. */
function rank({ method, path }: Call): number {
  return (path.match(/\{/g)?.length ?? 0) * 2 + (method === 'HEAD' ? 0 : 1);
}

function paramsOf(path: string, values: readonly string[]): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
