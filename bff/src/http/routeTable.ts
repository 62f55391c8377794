import type { Call } from '@farwend/api-contract';
import Router from '@koa/router';

/** A route with its path parameters, still percent-encoded. */
interface RouteMatch<R> {
  route: R;
  params: Record<string, string>;
}

/** Finds the route of a method and a path. */
export interface RouteTable<R> {
  find(method: string, path: string): RouteMatch<R> | null;
  /** The methods that have a route for a path. */
  allowedMethods(path: string): string[];
}

/**
 * Creates the table of routes. A literal segment wins over a parameter, and GET serves HEAD where HEAD has no call. A router tries its
 * routes one after the other, so each collection (`/v3/trip_requests`) has its own.
 */
export function createRouteTable<R extends { call: Call }>(routes: readonly R[]): RouteTable<R> {
  const routers = new Map<string, Router>();
  const byName = new Map<string, R>();
  for (const route of routes.toSorted((a, b) => rank(a.call) - rank(b.call))) {
    const name = `${route.call.method} ${route.call.path}`;
    if (byName.has(name)) throw new Error(`${name} is declared by another call`);
    byName.set(name, route);
    const collection = collectionPath(route.call.path);
    const router = routers.get(collection) ?? new Router({ strict: true, sensitive: true });
    routers.set(collection, router);
    router.register(route.call.path.replace(/\{(\w+)\}/g, ':$1'), [route.call.method], () => undefined, { name });
  }
  const methods = [...new Set(routes.map(({ call }) => call.method))];
  const find = (method: string, path: string): RouteMatch<R> | null => {
    const layer = routers.get(collectionPath(path))?.match(path, method).pathAndMethod[0];
    const route = byName.get(layer?.name ?? '');
    return layer && route ? { route, params: namePathParams(route.call.path, layer.captures(path)) } : null;
  };
  return { find, allowedMethods: (path) => methods.filter((method) => find(method, path) !== null) };
}

/** The first two segments, which all calls of a collection share. */
function collectionPath(path: string): string {
  return path.split('/', 3).join('/');
}

/** Sorts HEAD before GET, which also matches it, and paths with fewer parameters first. */
function rank({ method, path }: Call): number {
  return (path.match(/\{/g)?.length ?? 0) * 2 + (method === 'HEAD' ? 0 : 1);
}

function namePathParams(path: string, values: readonly string[]): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
