import type { Context, Middleware } from 'koa';
import { chooseFormat } from '#src/platform/photos/renderPicture.ts';
import { parsePicturePath, formatVariantName } from '#src/publishing/pictures/pictureAddress.ts';
import type { Pictures } from '#src/platform/photos/pictures.ts';

/** GET and HEAD of /pictures/…: a URL always returns the same picture, so it is immutable for every cache. */
export function servePictures(pictures: Pictures, keys: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/pictures/') || !['GET', 'HEAD'].includes(ctx.method)) return next();
    allowAllOrigins(ctx);
    const variant = parsePicturePath(ctx.path, keys);
    const format = chooseFormat(ctx.get('Accept'));
    const tag = `"${formatVariantName(variant).replace('/', '-')}.${format}"`;
    const isUnchanged = ctx.get('If-None-Match').includes(tag);
    const bytes = isUnchanged ? null : await pictures.variant(variant, format);
    ctx.set({ ETag: tag, Vary: 'Accept', 'Cache-Control': 'public, max-age=31536000, immutable' });
    ctx.status = isUnchanged ? 304 : 200;
    if (bytes) {
      ctx.type = `image/${format}`;
      ctx.body = bytes;
    }
  };
}

/** Pictures are public: any site may show them and read their pixels. */
function allowAllOrigins(ctx: Context): void {
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'X-Content-Type-Options': 'nosniff' });
}
