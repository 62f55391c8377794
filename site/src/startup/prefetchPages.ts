import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router-dom';
import { prefetchApi, publicApi } from '#src/shared/pageApi.ts';
import type { PageSettings } from '#src/shared/renderContext.ts';
import { createPageContext } from './loaderContext.ts';
import { isPageHandle } from './pageHandle.ts';
import { prefetchLinks } from './prefetchLinks.ts';

/** Prefetches the scripts and data of the pages that the current page links to; starts again on each page. */
export function prefetchPages(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[], settings: PageSettings): void {
  const prefetched = new Set<string>();
  let stop = () => {};
  const start = () => {
    const { handle } = router.state.matches.at(-1)?.route ?? {};
    stop = isPageHandle(handle) && handle.isTask ? () => {} : prefetchLinks((path) => prefetchPage(path, routes, settings), prefetched);
  };
  start();
  let key = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return stop();
    if (location.key === key) return undefined;
    key = location.key;
    stop();
    return start();
  });
}

/** Prefetches a page; its replies are kept in the prefetch cache, where its loader finds them. */
async function prefetchPage(path: string, routes: RouteObject[], settings: PageSettings): Promise<void> {
  const url = new URL(path, window.location.origin);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route, params }) => {
      if (isPageHandle(route.handle)) await route.handle.component.load();
      const loader = typeof route.lazy === 'object' ? await route.lazy.loader?.() : undefined; // the root loader runs on the server only
      if (typeof loader !== 'function') return;
      const request = new Request(url);
      await loader({ request, url, params, pattern: route.path ?? '', context: createPageContext(prefetchApi, publicApi, settings) });
    }),
  );
}
