import { createBrowserRouter, matchRoutes, NavigationType, type HydrationState, type RouteObject } from 'react-router-dom';
import { routes } from '#src/routes/routes.ts';
import { pageApi, publicApi } from '#src/shared/pageApi.ts';
import { tabStorage } from '#src/shared/storage.ts';
import { createPageContext } from './loaderContext.ts';
import type { NavigateOptions, NavigatorState, Submission } from './navigation.ts';
import type { Page } from './page.ts';
import type { PageData } from './pageData.ts';
import { buildPage } from './buildPage.ts';
import { growPicture } from './growPicture.ts';
import { prefetchPages } from './prefetchPages.ts';

/** The router as the navigator uses it. */
export interface PageRouter {
  navigate: (to: string, options: NavigateOptions) => Promise<void>;
  submit: (submission: Submission) => Promise<void>;
}

type DataRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Starts React Router on the current page, and from then on shows the pages it navigates to. Only its data router is used,
 * none of its components: pages are rendered by `App` with and without it.
 */
export async function startRouter(
  data: PageData,
  currentPage: () => Page,
  show: (state: Partial<NavigatorState>) => void,
): Promise<PageRouter> {
  await Promise.all((matchRoutes(routes, window.location) ?? []).map(({ route }) => loadRoute(route)));
  const page = currentPage();
  const router = createBrowserRouter(routes, {
    getContext: () => createPageContext(pageApi, publicApi, data.settings),
    hydrationData: buildHydrationData(page, data),
  });
  restoreScrollPositions(router);
  router.subscribe((state) => {
    if (!state.initialized) return;
    const { navigation, restoreScrollPosition, preventScrollReset, historyAction } = state;
    const activity = navigation.state;
    if (activity !== 'idle') return show({ activity, destination: router.createHref(navigation.location) });
    const scrollTop = typeof restoreScrollPosition === 'number' ? restoreScrollPosition : 0;
    const keepsPosition = restoreScrollPosition === false || (preventScrollReset && restoreScrollPosition === null);
    const showPage = () =>
      show({ activity, destination: null, page: buildPage(state, { historyAction, scrollTop: keepsPosition ? null : scrollTop }) });
    const isAnother = historyAction !== NavigationType.Pop && state.location.pathname !== currentPage().location.pathname;
    return isAnother ? growPicture(state.location.pathname, showPage) : showPage();
  });
  if (router.state.initialized && router.state.location.hash !== page.location.hash) show({ page: buildPage(router.state) });
  prefetchPages(router, routes, data.settings);
  return {
    navigate: async (to, options) => router.navigate(to, options),
    submit: async ({ action, formData, preventScrollReset = false }) =>
      router.navigate(action, { formMethod: 'post', formData, preventScrollReset }),
  };
}

/** The page's data, unless the visitor went Back to another URL while the router was loading: that page is loaded then. */
function buildHydrationData({ location }: Page, { loaderData, actionData, errors }: PageData): HydrationState {
  const isShown = location.pathname === window.location.pathname && location.search === window.location.search;
  return isShown ? { loaderData, actionData, errors } : { loaderData: { root: loaderData['root'] } };
}

/** Replaces a route's lazy functions by the loaded ones, else the router would load the data of the current page again. */
async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return;
  const loaded = await Promise.all(Object.entries(route.lazy).map(async ([name, load]) => [name, await load()] as const));
  Object.assign(route, Object.fromEntries(loaded), { lazy: undefined });
}

const SCROLL_POSITIONS = 'scroll';

/** Restores the scroll position on Back and Forward; after a reload the browser does. */
function restoreScrollPositions(router: DataRouter): void {
  const positions = tabStorage.read(SCROLL_POSITIONS, isPositions) ?? {};
  router.enableScrollRestoration(positions, () => window.scrollY);
  const disableBrowserRestoration = () => (window.history.scrollRestoration = 'manual');
  disableBrowserRestoration();
  window.addEventListener('pageshow', disableBrowserRestoration);
  window.addEventListener('pagehide', () => {
    const { navigation, location } = router.state;
    if (navigation.state === 'idle') positions[location.key] = window.scrollY;
    tabStorage.write(SCROLL_POSITIONS, positions);
    window.history.scrollRestoration = 'auto';
  });
}

function isPositions(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null;
}
