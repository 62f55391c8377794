import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router-dom';
import { aheadApi } from '#src/shared/api.ts';
import { pageContext } from '#src/shared/pageContext.ts';
import type { PageSettings } from '#src/shared/serverPart.ts';
import { prefetchShownLinks } from './shownLinks.ts';

/** While a page rests, fetches scripts and data of the pages it shows links to; begins anew with every page. */
export function prefetchPages(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[], settings: PageSettings): void {
  const seen = new Set<string>();
  const begin = () => prefetchShownLinks((path) => fetchPage(path, routes, settings), seen);
  let stop = begin();
  let last = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return stop();
    if (location.key === last) return undefined;
    last = location.key;
    stop();
    stop = begin();
    return undefined;
  });
}

/** Fetches what a path needs; its answers wait where loaders find them. */
async function fetchPage(path: string, routes: RouteObject[], settings: PageSettings): Promise<void> {
  const url = new URL(path, window.location.origin);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return; // the root is here, and what is not there has nothing to fetch
      const { loader } = await route.lazy();
      if (typeof loader !== 'function') return;
      const request = new Request(url);
      await loader({ request, url, params, pattern: route.path ?? '', context: pageContext(aheadApi, settings) });
    }),
  );
}
