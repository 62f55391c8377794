import type { Middleware } from 'koa';
import type { Sequelize } from 'sequelize';
import { preparedQuery } from '#src/database/prepared.ts';

/** The state a drain switches. */
export interface Readiness {
  draining: boolean;
}

/** GET /healthz while alive; GET /readyz while able to serve, else 503. */
export function health(sequelize: Sequelize, readiness: Readiness): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    ctx.set('Cache-Control', 'no-store');
    const reason = ctx.path === '/healthz' ? null : await whyNotReady(sequelize, readiness);
    if (reason) ctx.set('Retry-After', '1');
    ctx.status = reason ? 503 : 200;
    ctx.body = reason ? { status: 'unavailable', reason } : { status: 'ok' };
  };
}

async function whyNotReady(sequelize: Sequelize, { draining }: Readiness): Promise<string | null> {
  if (draining) return 'draining';
  const reached = preparedQuery(sequelize, 'health', 'SELECT 1 FROM users LIMIT 1', [], null).then(
    () => null,
    () => 'database',
  );
  const late = new Promise<string>((resolve) => setTimeout(resolve, 1500, 'database').unref());
  return Promise.race([reached, late]);
}
