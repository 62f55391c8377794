import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { PageData, PageRouteData } from '#src/startup/pageData.ts';
import { isPageHandle } from '#src/startup/pageHandle.ts';
import { scriptUrl } from './assets.ts';
import type { PageSettings } from '#src/shared/renderContext.ts';

/** Builds what the browser needs to hydrate the rendered page. Errors lose their message and stack: no internals leave the server. */
export function buildPageData(settings: PageSettings, { matches, loaderData, actionData, errors }: StaticHandlerContext): PageData {
  const failures = Object.entries(errors ?? {}).map(([route, error]) => [route, toPublicError(error)] as const);
  return {
    settings,
    route: buildRouteData(matches.at(-1)?.route),
    loaderData,
    actionData,
    errors: failures.length > 0 ? Object.fromEntries(failures) : null,
  };
}

function buildRouteData({ id, handle }: { id: string; handle?: unknown } = { id: '' }): PageRouteData {
  if (!isPageHandle(handle)) return { id, layout: 'full', type: 'notFound', isTask: false, component: null };
  const { layout, type, isTask, module } = handle;
  return { id, layout, type, isTask, component: { url: scriptUrl(module), name: componentName(module) } };
}

/** A page's module is named after the component it exports. */
function componentName(module: string): string {
  return module.replace(/^.*\/|\.tsx$/g, '');
}

function toPublicError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { message: 'The page could not be rendered' };
  const { status, statusText, data } = error;
  return { status, statusText, internal: false, data };
}
