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
    const type = types[extname(found.file)] ?? 'application/octet-stream';
    const headers = {
      'Cache-Control': isHashed(ctx.path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ETag: found.etag,
    };
    ctx.status = 200;
    ctx.set(headers);
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const body = ctx.method === 'GET' ? await contentOf(found.file, type) : undefined;
    if (body === null) {
      for (const name of Object.keys(headers)) ctx.remove(name);
      ctx.status = 404;
      return next(); // another build took its place since the start
    }
    ctx.type = type;
    ctx.length = found.size;
    if (body !== undefined) ctx.body = body;
  };
}

function isHashed(path: string): boolean {
  return /^\/assets\/.*-[\w-]{8}\./.test(path);
}

/**
 * What a file holds, or null when it is gone. Text is read whole: it is small, and a compressed stream would not hear of its source's
 * error or of a visitor who left. Pictures and fonts are streamed from an open file.
 */
async function contentOf(file: string, type: string): Promise<Buffer | ReadStream | null> {
  try {
    return /^(?:text|application)\/|svg/.test(type) ? await readFile(file) : (await open(file)).createReadStream();
  } catch {
    return null;
  }
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
