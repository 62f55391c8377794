import { openApi } from '@farwend/api-contract';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context, Middleware } from 'koa';
import type { Services } from '#src/services.ts';
import { demoExamples } from './demoExamples.ts';
import { explainProblem, referencePage } from './pages.ts';

const swagger = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const own = fileURLToPath(new URL('.', import.meta.url));

/** Files of the reference: what the address is called, where the file is, its type. */
const files: Record<string, readonly [file: string, type: string]> = {
  '/docs/swagger-ui.css': [join(swagger, 'swagger-ui.css'), 'text/css'],
  '/docs/swagger-ui-bundle.js': [join(swagger, 'swagger-ui-bundle.js'), 'text/javascript'],
  '/docs/reference.css': [join(own, 'reference.css'), 'text/css'],
  '/docs/reference.js': [join(own, 'reference.browser.js'), 'text/javascript'],
};

/** GET /openapi.json, the interactive reference at /docs (from our own files, it needs no outside host) and the explanations at /problems/…. */
export function docs(services: Services): Middleware {
  const { settings } = services;
  let written: string | undefined; // with the first question for it: writing it would be a third of every start
  const document = () => (written ??= JSON.stringify(openApi(settings.publicOrigin, settings.photosOrigin)));
  const hasDemo = settings.isLocal && settings.seed !== 'none';
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = ctx.path.replace(/\/$/, '');
    if (path === '/openapi.json') return answer(ctx, 'application/json', document());
    if (path === '/docs') return answer(ctx, 'text/html', referencePage(hasDemo ? settings.seedPassword : undefined));
    if (path === '/docs/examples.json') return answer(ctx, 'application/json', JSON.stringify(hasDemo ? await demoExamples(services) : {}));
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    if (file) return answer(ctx, file[1], await readFile(file[0]));
    const problem = path.startsWith('/problems/') ? explainProblem(path.slice('/problems/'.length)) : undefined;
    return problem === undefined ? next() : answer(ctx, 'text/html', problem);
  };
}

function answer(ctx: Context, type: string, body: string | Buffer): void {
  ctx.type = `${type}; charset=utf-8`;
  ctx.set(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  ctx.body = body;
}
