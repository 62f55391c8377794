import { open, readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Middleware } from 'koa';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface FileFacts {
  file: string;
  size: number;
  etag: string;
}

/** Serves the files of a folder as they were at start: only listed paths, so no address can leave the folder. Hashed names are immutable. */
export async function staticFiles(folder: string): Promise<Middleware> {
  const files = await listFiles(folder);
  return async (ctx, next) => {
    const found = ctx.method === 'GET' || ctx.method === 'HEAD' ? files.get(ctx.path) : undefined;
    if (!found) return next();
    ctx.set('Cache-Control', /^\/assets\/.*-[\w-]{8}\./.test(ctx.path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    ctx.set('ETag', found.etag);
    ctx.type = types[extname(found.file)] ?? 'application/octet-stream';
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.length = found.size;
    if (ctx.method === 'HEAD') return;
    // Opened first: a file that went away since the start must be an error here, not a stream that never ends.
    const file = await open(found.file);
    ctx.body = file.createReadStream();
  };
}

async function listFiles(folder: string): Promise<Map<string, FileFacts>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'));
  const pairs = files.map(async (entry): Promise<[string, FileFacts]> => {
    const file = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    return [
      `/${file.slice(folder.length).replace(/^\//, '')}`,
      { file, size, etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` },
    ];
  });
  return new Map(await Promise.all(pairs));
}
