import { type Call, type ListDescription, openApi } from '@farwend/api-contract';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context, Middleware } from 'koa';
import { marked } from 'marked';
import type { Settings } from '#src/settings/settings.ts';
import { changelogPage, type DemoSignIns, explainProblem, referencePage } from './pages.ts';

const swaggerFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const docsFolder = dirname(fileURLToPath(import.meta.resolve('#src/http/docs/reference.css')));

const changelogFile = join(docsFolder, '../../../../docs/changelog.md');

/** Files of the reference by URL path. */
const files: Record<string, readonly [file: string, type: string]> = {
  '/docs/swagger-ui.css': [join(swaggerFolder, 'swagger-ui.css'), 'text/css'],
  '/docs/swagger-ui-bundle.js': [join(swaggerFolder, 'swagger-ui-bundle.js'), 'text/javascript'],
  '/docs/reference.css': [join(docsFolder, 'reference.css'), 'text/css'],
  '/docs/reference.js': [join(docsFolder, 'reference.browser.js'), 'text/javascript'],
};

/** Demo data shown in the reference. */
export interface DemoReference extends DemoSignIns {
  /** One record id by the path of its collection. */
  examples(): Promise<Record<string, string>>;
}

/** GET /openapi.json, the interactive reference at /docs (self-hosted), what changed between versions at /docs/changelog, and the explanations of error codes at /problems/…. */
export function docs(
  settings: Settings,
  demo: DemoReference | null,
  describeList: (call: Call) => ListDescription | undefined,
): Middleware {
  let openApiJson: string | undefined; // generated on first use: it would take a third of start-up
  const document = () => (openApiJson ??= JSON.stringify(openApi(settings.publicOrigin, settings.photosOrigin, describeList)));
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = ctx.path.replace(/\/$/, '');
    if (path === '/openapi.json') return send(ctx, 'application/json', document());
    if (path === '/docs') return send(ctx, 'text/html', referencePage(demo));
    if (path === '/docs/changelog')
      return send(ctx, 'text/html', changelogPage(marked.parse(await readFile(changelogFile, 'utf8'), { async: false })));
    if (path === '/docs/examples.json') return send(ctx, 'application/json', JSON.stringify((await demo?.examples()) ?? {}));
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    if (file) return send(ctx, file[1], await readFile(file[0]));
    const problem = path.startsWith('/problems/') ? explainProblem(path.slice('/problems/'.length)) : undefined;
    return problem === undefined ? next() : send(ctx, 'text/html', problem);
  };
}

function send(ctx: Context, type: string, body: string | Buffer): void {
  ctx.type = `${type}; charset=utf-8`;
  ctx.set(
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  );
  ctx.body = body;
}
