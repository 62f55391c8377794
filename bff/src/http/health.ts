import type { Middleware } from 'koa';
import type { Db } from '#src/kernel/db.ts';
import { pingDatabase } from './health.sql.ts';

/** Set while the server drains. */
export interface Readiness {
  draining: boolean;
}

/** GET /healthz: 200 while the process runs. GET /readyz: 200 while it can serve, else 503. */
export function health(db: Db, readiness: Readiness): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    ctx.set('Cache-Control', 'no-store');
    const reason = ctx.path === '/healthz' ? null : await findUnreadyReason(db, readiness);
    if (reason) ctx.set('Retry-After', '1');
    ctx.status = reason ? 503 : 200;
    ctx.body = reason ? { status: 'unavailable', reason } : { status: 'ok' };
  };
}

async function findUnreadyReason(db: Db, { draining }: Readiness): Promise<string | null> {
  if (draining) return 'draining';
  const ping = db.run(pingDatabase, {}).then(
    () => null,
    () => 'database',
  );
  const timeout = new Promise<string>((resolve) => setTimeout(resolve, 1500, 'database').unref());
  return Promise.race([ping, timeout]);
}
