import fonts from '@farwend/design-system/fonts.css?inline';
import { createClient } from '@farwend/api-contract/client';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { PageResponse } from '#src/server/PageResponse.ts';
import { buildStartScript } from '#src/server/buildStartScript.ts';
import { sanitizeFailures } from '#src/server/sanitizeFailures.ts';
import type { RenderContext } from '#src/shared/renderContext.ts';
import { scriptJson } from '#src/startup/pageData.ts';
import { collectClasses, compileRules, listClasses } from '#src/styles/rules.ts';
import { DeskDocument } from '#src/desk/frame/DeskDocument.tsx';
import { DeskProviders } from '#src/desk/frame/DeskProviders.tsx';
import { deskRoutes, modulesOf } from '#src/desk/deskRoutes.tsx';
import { createQueries } from '#src/desk/shared/createQueries.ts';
import { deskCalls } from '#src/desk/shared/deskCalls.data.ts';
import { createDeskContext } from '#src/desk/shared/deskContext.ts';
import { DESK_DATA_ID, type DeskData } from '#src/desk/shared/deskData.ts';
import { type DeskAssets, findDeskAssets } from './findDeskAssets.ts';

const handler = createStaticHandler(deskRoutes);

/** Renders a screen of the desk: HTML, status and headers, or a redirect. */
export async function renderDesk(request: Request, server: RenderContext): Promise<Response> {
  const { settings } = server;
  const allowedCalls = deskCalls.filter(server.mayCall);
  const queries = createQueries();
  const requestContext = createDeskContext({ api: createClient(server.send), queries, allowedCalls, settings });
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return withoutStoring(context);

  sanitizeFailures(context, server.report);
  const router = createStaticRouter(handler.dataRoutes, context);
  const assets = findDeskAssets(modulesOf(context.matches));
  const renderedAt = Date.now();
  const { html, styles, styleTags } = render(
    <DeskDocument>
      <DeskProviders settings={settings} queries={queries} allowedCalls={allowedCalls} clock={{ renderedAt, offset: 0 }}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </DeskProviders>
    </DeskDocument>,
    assets,
  );
  const data: DeskData = {
    settings,
    allowedCalls,
    now: new Date(renderedAt).toISOString(),
    loaderData: context.loaderData,
    errors: context.errors && Object.fromEntries(Object.entries(context.errors).map(([route, error]) => [route, toPublicError(error)])),
    queries: dehydrate(queries),
  };
  const start = server.devHead === undefined ? buildStartScript(assets.scripts) : '';
  const head = [
    `<style>${fonts}</style>`,
    styleTags,
    `<script id="${DESK_DATA_ID}" type="application/json">${scriptJson(data)}</script>`,
    start && `<script>${start}</script>`,
    server.devHead ?? '',
  ].join('');
  const headEnd = html.indexOf('</head>');
  const response = new PageResponse(
    {
      html: `<!DOCTYPE html>${html.slice(0, headEnd)}${head}${html.slice(headEnd)}`,
      inline: { scripts: start ? [start] : [], styles: [fonts, ...styles] },
      isOutage: false,
    },
    { status: context.statusCode, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
  return withoutStoring(response);
}

/** What the desk shows is for one person and one moment, and no search engine's business. */
function withoutStoring<R extends Response>(response: R): R {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

/** Renders with the style sheets of the screen's scripts as links, and inline what none of them holds. */
function render(element: React.ReactElement, { styleSheets, css }: DeskAssets): { html: string; styles: string[]; styleTags: string } {
  if (!import.meta.env.PROD) {
    const sheet = new ServerStyleSheet();
    const html = renderToString(sheet.collectStyles(element));
    return { html, styles: [], styleTags: sheet.getStyleTags() };
  }
  const classes = new Set<string>();
  const html = collectClasses(classes, () => renderToString(element));
  const inSheets = new Set(css.match(/(?<=\.)sc-[\w-]+/g));
  const own = listClasses().filter((name) => classes.has(name) && !inSheets.has(name));
  const isGlobal = (name: string) => !name.startsWith('sc-');
  const globals = own.filter(isGlobal).map(compileRules).join('');
  const rest = own
    .filter((name) => !isGlobal(name))
    .map(compileRules)
    .join('');
  const links = styleSheets.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  return { html, styles: [globals, rest], styleTags: `<style>${globals}</style>${links}<style>${rest}</style>` };
}

function toPublicError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', internal: false, data: null };
  const { status, statusText, data } = error;
  return { status, statusText, internal: false, data };
}
