import type { Context } from 'koa';
import type { Settings } from '#src/settings/settings.ts';

/** Whether a caller may see what is for operators: with the metrics token or, on LOCAL without one, from this machine. */
export function mayMonitor(ctx: Context, { isLocal, metricsToken }: Pick<Settings, 'isLocal' | 'metricsToken'>): boolean {
  if (metricsToken !== undefined) return ctx.get('Authorization') === `Bearer ${metricsToken}`;
  return isLocal && /^(?:::1|(?:::ffff:)?127\.)/.test(ctx.ip);
}
