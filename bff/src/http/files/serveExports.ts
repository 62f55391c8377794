import type { Middleware } from 'koa';
import type { Settings } from '#src/settings/settings.ts';
import { exportKey, hasValidSignature } from '#src/platform/exports/exportUrl.ts';
import { createFileStore } from '#src/platform/files/fileStore.ts';

const types = {
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const path = /^\/exports\/([0-9a-f-]{36})\.(csv|xlsx|zip)$/;

/** Serves exports at their signed URLs, as attachments; 404 for any other URL under /exports. */
export function serveExports(settings: Settings): Middleware {
  const store = createFileStore(settings, 'exports');
  return async (ctx, next) => {
    const [, exportId, format] = path.exec(ctx.path) ?? [];
    if (!exportId || (format !== 'csv' && format !== 'xlsx' && format !== 'zip') || ctx.method !== 'GET') return next();
    ctx.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
    const { name, expires, signature } = ctx.query;
    ctx.status = 404;
    if (typeof name !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return;
    if (!hasValidSignature({ exportId, format, name, expires, signature }, settings)) return;
    const key = exportKey(exportId, format);
    const size = await store.size(key);
    if (size === null) return;
    ctx.body = await store.read(key);
    ctx.status = 200;
    ctx.type = types[format];
    ctx.set('Content-Disposition', `attachment; filename="${name}.${format}"`);
    ctx.length = size;
  };
}
