import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The parts of a page's route that the map of the site shows. */
export interface DescribedRoute {
  path: string;
  /** Module of the page, from the folder `site/src` and without extension. */
  module: string;
  /** The kind of page, as analytics names it. */
  type: string;
  /** What surrounds the page. */
  layout: string;
}

/** An entry of the route table; those without a page load data or redirect. */
interface Route {
  path?: string;
  handle?: unknown;
  children?: readonly Route[];
}

const routeTable = fileURLToPath(new URL('../../site/src/routes/routes.ts', import.meta.url));

/** Reads the pages of the route table in its order. Vite runs it, because the table asks whether it is part of a server's build. */
export async function readRoutes(): Promise<DescribedRoute[]> {
  const { module } = await runnerImport<{ routes: readonly Route[] }>(routeTable, { configFile: false, logLevel: 'error' });
  return module.routes.flatMap(listPages);
}

function listPages({ path = '', handle, children = [] }: Route): DescribedRoute[] {
  const own = isPage(handle)
    ? [{ path, module: handle.module.replace(/^src\/|\.tsx$/g, ''), type: handle.type, layout: handle.layout }]
    : [];
  return [...own, ...children.flatMap(listPages)];
}

function isPage(handle: unknown): handle is Omit<DescribedRoute, 'path'> {
  return typeof handle === 'object' && handle !== null && 'module' in handle && 'type' in handle && 'layout' in handle;
}
