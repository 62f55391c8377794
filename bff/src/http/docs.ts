import { openApi, problems } from '@farwend/api-contract';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import type { Settings } from '#src/settings.ts';

const folder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const assets: Record<string, string> = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' };

/** GET /openapi.json, the interactive reference at /docs (from our own files, it needs no outside host) and the explanations at /problems/…. */
export function docs(settings: Settings): Middleware {
  const document = JSON.stringify(openApi(settings.publicOrigin));
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = ctx.path.replace(/\/$/, '');
    if (path === '/openapi.json') return answer(ctx, 'application/json', document);
    if (path === '/docs')
      return answer(
        ctx,
        'text/html',
        page(
          'Farwend API',
          '<link rel="stylesheet" href="/docs/swagger-ui.css"><div id="ui"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script>',
        ),
      );
    if (path === '/docs/start.js') return answer(ctx, 'text/javascript', start);
    const asset = path.startsWith('/docs/') ? path.slice(6) : '';
    if (Object.hasOwn(assets, asset)) return answer(ctx, assets[asset] ?? '', await readFile(join(folder, asset)));
    const problem = explain(path);
    return problem === undefined ? next() : answer(ctx, 'text/html', problem);
  };
}

function answer(ctx: Parameters<Middleware>[0], type: string, body: string | Buffer): void {
  ctx.type = `${type}; charset=utf-8`;
  ctx.set(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
  );
  ctx.body = body;
}

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#ui', validatorUrl: null, docExpansion: 'none', persistAuthorization: true, filter: true });`;

function explain(path: string): string | undefined {
  const code = Object.keys(problems).find((known) => path === `/problems/${known}`) as keyof typeof problems | undefined;
  if (!code) return undefined;
  const { title, status, explanation } = problems[code];
  return page(title, `<main><h1>${title}</h1><p>${explanation}</p><p><code>${code}</code>, status ${status}</p></main>`);
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${body}</body></html>`;
}
