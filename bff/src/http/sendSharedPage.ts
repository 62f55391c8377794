import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { SharedPage } from './pageCache.ts';

const compress = promisify(gzip);

/**
 * Sends a page that is the same for every visitor: with a strong ETag for each encoding, 304 if the client has it, and for shared caches
 * until it has to be rendered again. `Vary` keeps it from people whose cookie or token makes their page another one.
 */
export async function sendSharedPage(ctx: Context, page: SharedPage): Promise<void> {
  const isCompressed = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  const seconds = Math.max(1, Math.ceil((page.freshUntil - Date.now()) / 1000));
  ctx.set({
    'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${seconds}`,
    Vary: 'Accept-Encoding, Authorization, Cookie',
    ETag: `"${page.tag}${isCompressed ? '-gzip' : ''}"`,
  });
  ctx.compress = false; // other encodings would need ETags of their own
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (isCompressed) {
    page.compressed ??= compress(page.body); // once: it costs more than everything else of a cached page
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = await page.compressed;
  } else ctx.body = page.body;
}
