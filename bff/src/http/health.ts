import type { Middleware } from 'koa';
import type { Services } from '#src/kernel/context.ts';
import type { Db } from '#src/kernel/db.ts';
import { pingDatabase } from './health.sql.ts';
import { mayMonitor } from './mayMonitor.ts';

/** What the process knows of itself. */
export interface Readiness {
  /** Set while the server drains. */
  draining: boolean;
  /** What does not keep it from serving, but should be mended. */
  warnings(): readonly string[];
}

/**
 * GET /healthz: 200 while the process runs. GET /readyz: 200 while it can serve, else 503; with `?verbose`, and for those who may read the
 * metrics, also the warnings.
 */
export function health({ db, settings }: Pick<Services, 'db' | 'settings'>, readiness: Readiness): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    ctx.set('Cache-Control', 'no-store');
    const reason = ctx.path === '/healthz' ? null : await findUnreadyReason(db, readiness);
    if (reason) ctx.set('Retry-After', '1');
    ctx.status = reason ? 503 : 200;
    const isVerbose = ctx.path === '/readyz' && 'verbose' in ctx.query && mayMonitor(ctx, settings);
    ctx.body = {
      ...(reason ? { status: 'unavailable', reason } : { status: 'ok' }),
      ...(isVerbose ? { warnings: readiness.warnings() } : {}),
    };
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
