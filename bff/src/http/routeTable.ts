import type { Call } from '@farwend/api-contract';

/** One place of an address: what may follow it, and the calls that end here by their method. */
interface Place<R> {
  fixed: Map<string, Place<R>>;
  any: Place<R> | null;
  ends: Map<string, { route: R; names: string[] }>;
}
/** A route with the parameters of the address that led to it, as they stand in it. */
export interface Found<R> {
  route: R;
  params: Record<string, string>;
}

/** Finds the route of a method and a path in as many steps as the path has parts, however many routes there are. */
export interface RouteTable<R> {
  find(method: string, path: string): Found<R> | null;
  /** The methods that a path answers. */
  methodsOf(path: string): string[];
}

/** Makes the table of routes; a part that is written out wins over a parameter, and HEAD is answered by GET where it has no call. */
export function routeTable<R extends { call: Call }>(routes: readonly R[]): RouteTable<R> {
  const root = newPlace<R>();
  for (const route of routes) add(root, route);
  const methods = [...new Set(routes.map(({ call }) => call.method))];
  const find = (method: string, path: string) => {
    const parts = path.split('/');
    return walk(root, parts, 0, method, []) ?? (method === 'HEAD' ? walk(root, parts, 0, 'GET', []) : null);
  };
  return { find, methodsOf: (path) => methods.filter((method) => walk(root, path.split('/'), 0, method, []) !== null) };
}

function add<R extends { call: Call }>(root: Place<R>, route: R): void {
  const names: string[] = [];
  let place = root;
  for (const part of route.call.path.split('/')) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      const next = place.fixed.get(part) ?? newPlace<R>();
      place.fixed.set(part, next);
      place = next;
    } else {
      names.push(name);
      place.any ??= newPlace<R>();
      place = place.any;
    }
  }
  if (place.ends.has(route.call.method)) throw new Error(`${route.call.method} ${route.call.path} is another call's address`);
  place.ends.set(route.call.method, { route, names });
}

function walk<R>(place: Place<R>, parts: readonly string[], at: number, method: string, values: readonly string[]): Found<R> | null {
  const part = parts[at];
  if (part === undefined) {
    const end = place.ends.get(method);
    return end ? { route: end.route, params: Object.fromEntries(end.names.map((name, index) => [name, values[index] ?? ''])) } : null;
  }
  const next = place.fixed.get(part);
  const found = next ? walk(next, parts, at + 1, method, values) : null;
  return found ?? (place.any && part !== '' ? walk(place.any, parts, at + 1, method, [...values, part]) : null);
}

function newPlace<R>(): Place<R> {
  return { fixed: new Map(), any: null, ends: new Map() };
}
