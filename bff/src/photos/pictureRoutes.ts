import type { Context, Middleware } from 'koa';
import { formatFor } from './makePicture.ts';
import { readPicturePath, variantName } from './pictureAddress.ts';
import type { Pictures } from './pictures.ts';

/** GET and HEAD of /pictures/…: what an address stands for never changes, so it is kept for ever everywhere. */
export function servePictures(pictures: Pictures, key: string): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/pictures/') || !['GET', 'HEAD'].includes(ctx.method)) return next();
    openToAll(ctx);
    const variant = readPicturePath(ctx.path, key);
    const format = formatFor(ctx.get('Accept'));
    const tag = `"${variantName(variant).replace('/', '-')}.${format}"`;
    const isKnown = ctx.get('If-None-Match').includes(tag);
    const bytes = isKnown ? null : await pictures.variant(variant, format);
    ctx.set({ ETag: tag, Vary: 'Accept', 'Cache-Control': 'public, max-age=31536000, immutable' });
    ctx.status = isKnown ? 304 : 200;
    if (bytes) {
      ctx.type = `image/${format}`;
      ctx.body = bytes;
    }
  };
}

/** Pictures are public: any page may show them and read their pixels. */
function openToAll(ctx: Context): void {
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'X-Content-Type-Options': 'nosniff' });
}
