import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router-dom';
import { routes } from './routes.tsx';
import { pageApi } from './shared/api.ts';
import { pageContext } from './shared/pageContext.ts';
import type { PageData } from './shared/pageData.ts';
import { firstSign } from './shared/wake.ts';

/** The router in a browser. */
export type PageRouter = ReturnType<typeof createBrowserRouter>;

/** Starts the router on the page that is shown, whose data the server has sent; from the first sign of a person on it fetches ahead. */
export async function startRouter({ settings, ...hydrationData }: PageData): Promise<PageRouter> {
  await Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  // The router revives marked errors only from this variable.
  Object.assign(window, { __staticRouterHydrationData: hydrationData satisfies HydrationState });
  const router = createBrowserRouter(routes, { getContext: () => pageContext(pageApi, settings) });
  void firstSign.then(async () => (await import('./prefetch/prefetchPages.ts')).prefetchPages(router, routes, settings));
  return router;
}

/** The whole address of the page that is on its way, else of the one that is shown. */
export function wantedAddress({ state, createHref }: PageRouter): string {
  return new URL(createHref(state.navigation.location ?? state.location), window.location.origin).href;
}
