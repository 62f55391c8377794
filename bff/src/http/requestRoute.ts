import type { Context } from 'koa';

/** The path of the call in the contract; of everything else only the kind, so that invented paths add no names to logs, metrics and traces. */
export function findRoute({ path, state }: Pick<Context, 'path' | 'state'>): string {
  if (typeof state['route'] === 'string') return state['route'];
  if (/^\/v[23](?:\/|$)/.test(path)) return 'unknown call';
  return path.startsWith('/assets/') ? 'assets' : 'page';
}

/** The path as it is logged: whole if it is made of ids and slugs, otherwise its route, because other signs belong to what people typed. */
export function findLoggedPath(request: Pick<Context, 'path' | 'state'>): string {
  const { path } = request;
  return /^[\w./-]{1,200}$/.test(path) ? path : findRoute(request);
}
