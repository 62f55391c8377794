import { createClient } from '@farwend/api-contract/client';
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { isDeskPath } from './desk/shared/isDeskPath.ts';
import { routes } from './routes/routes.ts';
import { sanitizeFailures } from './server/sanitizeFailures.ts';
import { buildHeadTags } from './server/buildHeadTags.ts';
import { buildPageData } from './server/buildPageData.ts';
import { PageResponse } from './server/PageResponse.ts';
import { buildPageHeaders } from './server/buildPageHeaders.ts';
import { renderWithStyles } from './server/renderWithStyles.tsx';
import type { PageSettings, RenderContext } from './shared/renderContext.ts';
import { App } from './startup/App.tsx';
import { createStaticNavigator } from './startup/createStaticNavigator.ts';
import { Document } from './startup/Document.tsx';
import { createPageContext } from './startup/loaderContext.ts';
import type { Page } from './startup/page.ts';
import { buildPage } from './startup/buildPage.ts';

export { compileRules, listClasses } from './styles/rules.ts'; // for the style sheets of the browser's build

const handler = createStaticHandler(routes);

/** Renders a page request: HTML, status and headers, or a redirect. Throws only when even the error page cannot be rendered. */
export async function render(request: Request, server: RenderContext): Promise<Response> {
  if (!isSameSite(request, server.settings)) return new Response('Posted from another site', { status: 403 });
  if (isDeskPath(new URL(request.url).pathname)) return (await import('./desk/server/renderDesk.tsx')).renderDesk(request, server);
  const requestContext = createPageContext(createClient(server.send), createClient(server.sendPublic), server.settings);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;

  sanitizeFailures(context, server.report);
  const { page, html, styleTags, inlineStyles } = await renderPage(context, server);
  const head = buildHeadTags(page, buildPageData(server.settings, context), server.devHead);
  const headEnd = html.indexOf('</head>');
  const { scripts, styles } = head.inline;
  const { statusCode: status } = context;
  return new PageResponse(
    {
      html: `<!DOCTYPE html>${html.slice(0, headEnd)}${head.html}${styleTags}${html.slice(headEnd)}`,
      inline: { scripts, styles: [...styles, ...inlineStyles] },
      isOutage: status === 503 && page.failure?.isRoot === false, // the root fails when somebody has closed the site for maintenance
    },
    { status, headers: buildPageHeaders(request, page, status) },
  );
}

/** Accepts forms only from our own pages; browsers send the page's origin. */
function isSameSite({ method, headers, url }: Request, { origin }: PageSettings): boolean {
  const from = headers.get('Origin');
  return method === 'GET' || method === 'HEAD' || from === null || from === origin || from === new URL(url).origin;
}

/** Renders the page, or the 500 page when the page throws. */
async function renderPage(context: StaticHandlerContext, { settings, report }: RenderContext) {
  const page = buildPage(context);
  try {
    await page.handle?.component.load();
    const kind = context.errors ? 'error' : (context.matches.at(-1)?.route.id ?? 'error');
    const module = page.failure ? undefined : page.handle?.module;
    return { page, ...renderWithStyles({ element: app(page, settings), kind, module }) };
  } catch (error) {
    report?.(error);
    Object.assign(context, { statusCode: 500, errors: { root: error } });
    const failed = buildPage(context);
    return { page: failed, ...renderWithStyles({ element: app(failed, settings), kind: 'error', module: undefined }) };
  }
}

function app(page: Page, settings: PageSettings) {
  return (
    <Document settings={settings}>
      <App navigator={createStaticNavigator(page)} />
    </Document>
  );
}
