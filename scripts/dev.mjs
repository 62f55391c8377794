// Runs the site with hot reload and the server in one process, under `node --watch`, which restarts it when a server file changes.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { serve } from '../bff/src/serve.ts';

process.env.DRAIN_NOTICE_MS ??= '0'; // no load balancer has to notice, and every edit of the server waits for it
process.env.ANSWER_MS ??= '60000'; // the first page waits for Vite to transform its modules

const root = fileURLToPath(new URL('../site/', import.meta.url));
const vite = await createServer({
  root,
  configLoader: 'native', // the other loader imports a temporary copy, whose removal `node --watch` takes for an edit
  server: { middlewareMode: true, hmr: { port: Number(process.env.PORT ?? 8080) + 20_000 } }, // a second checkout can run beside this one
});

const source = {
  load: () => vite.ssrLoadModule('/src/entry.server.tsx'),
  devHead: async (url) => {
    const entry = /^\/desk(?:[/?]|$)/.test(url) ? 'desk' : 'browser';
    const shell = `<html><head></head><body><script type="module" src="/src/entry.${entry}.tsx"></script></body></html>`;
    const html = await vite.transformIndexHtml(url, shell);
    return html.replace(/<\/?(?:html|head|body)>/g, '');
  },
};

await serve(process.env, { source, middleware: viteMiddleware }).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/** Lets Vite serve the files it knows and passes everything else on to the server. */
function viteMiddleware(ctx, next) {
  return new Promise((resolve, reject) => {
    ctx.respond = false;
    ctx.res.statusCode = 200;
    ctx.res.once('close', resolve);
    vite.middlewares(ctx.req, ctx.res, (error) => {
      ctx.respond = true;
      ctx.res.statusCode = 404;
      if (error) reject(error);
      else next().then(resolve, reject);
    });
  });
}
