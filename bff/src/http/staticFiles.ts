import type { ReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Middleware } from 'koa';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  path: string;
  size: number;
  etag: string;
}

/** Serves the files that a folder has at start-up. Only listed paths match, so no URL can leave the folder. Hashed names are immutable. */
export async function serveStaticFiles(folder: string): Promise<Middleware> {
  const files = await listFiles(folder);
  return async (ctx, next) => {
    const file = ctx.method === 'GET' || ctx.method === 'HEAD' ? files.get(ctx.path) : undefined;
    if (!file) return next();
    const type = types[extname(file.path)] ?? 'application/octet-stream';
    const headers = {
      'Cache-Control': isHashed(ctx.path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ETag: file.etag,
    };
    ctx.status = 200;
    ctx.set(headers);
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const body = ctx.method === 'GET' ? await readContent(file.path, type) : undefined;
    if (body === null) {
      for (const name of Object.keys(headers)) ctx.remove(name);
      ctx.status = 404;
      return next(); // a newer build has replaced the folder
    }
    ctx.type = type;
    ctx.length = file.size;
    if (body !== undefined) ctx.body = body;
  };
}

function isHashed(path: string): boolean {
  return /^\/assets\/.*-[\w-]{8}\./.test(path);
}

/**
 * The content of a file, or null if it is missing. Text, which is small, is read whole, because compressing a stream would miss errors of
 * its source and aborted requests. Images and fonts are streamed from an open file.
 */
async function readContent(file: string, type: string): Promise<Buffer | ReadStream | null> {
  try {
    return /^(?:text|application)\/|svg/.test(type) ? await readFile(file) : (await open(file)).createReadStream();
  } catch {
    return null;
  }
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'));
  const pairs = files.map(async (entry): Promise<[string, StaticFile]> => {
    const file = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(file);
    return [
      `/${file.slice(folder.length).replace(/^\//, '')}`,
      { path: file, size, etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` },
    ];
  });
  return new Map(await Promise.all(pairs));
}
