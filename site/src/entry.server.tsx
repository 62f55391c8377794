import { createClient } from '@farwend/api-contract/client';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { Document } from './Document.tsx';
import { routes } from './routes.tsx';
import { answerFailures } from './server/answerFailures.ts';
import { headTags } from './server/headTags.ts';
import { pageData } from './server/pageDataOf.ts';
import { PageResponse } from './server/PageResponse.ts';
import { pageHeaders } from './server/pageHeaders.ts';
import { renderWithStyles } from './server/renderWithStyles.tsx';
import { pageContext } from './shared/pageContext.ts';
import type { PageSettings, ServerPart } from './shared/serverPart.ts';

const handler = createStaticHandler(routes);

/** Answers one page request with its whole HTML, its status and headers; redirects as such. Throws only when even the error page cannot be rendered. */
export async function render(request: Request, server: ServerPart): Promise<Response> {
  if (!isOurs(request, server.settings)) return new Response('Posted from another site', { status: 403 });
  const requestContext = pageContext(createClient(server.send), server.settings);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;

  for (const error of Object.values(context.errors ?? {})) if (error instanceof Error) server.report?.(error);
  answerFailures(context);
  const { html, styles } = renderPage(context, server);
  const data = pageData(server.settings, context);
  const head = headTags(context.matches, data, server) + styles;
  const page = `<!DOCTYPE html>${html.replace('</head>', () => `${head}</head>`)}`;
  return new PageResponse(request.method === 'HEAD' ? '' : page, { status: context.statusCode, headers: pageHeaders(request, context) });
}

/** A form may be posted only from our own pages; browsers say where it stood. */
function isOurs({ method, headers, url }: Request, { origin }: PageSettings): boolean {
  const from = headers.get('Origin');
  return method === 'GET' || method === 'HEAD' || from === null || from === origin || from === new URL(url).origin;
}

/** Renders the page, or the 500 page when the page throws. */
function renderPage(context: StaticHandlerContext, { settings, nonce, report }: ServerPart) {
  try {
    return renderWithStyles(app(context, settings), sheetName(context), nonce);
  } catch (error) {
    report?.(error);
    Object.assign(context, { statusCode: 500, errors: { root: error } });
    return renderWithStyles(app(context, settings), 'error', nonce);
  }
}

function app(context: StaticHandlerContext, settings: PageSettings) {
  return (
    <Document settings={settings}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </Document>
  );
}

function sheetName(context: StaticHandlerContext): string {
  return context.errors ? 'error' : (context.matches.at(-1)?.route.id ?? 'error');
}
