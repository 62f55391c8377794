import '@farwend/design-system/fonts.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { Document } from './Document.tsx';
import { loadPresentRelease } from './errors/loadPresentRelease.ts';
import { routes } from './routes.tsx';
import { api } from './shared/api.ts';
import { pageContext } from './shared/pageContext.ts';
import { readPageData } from './shared/pageData.ts';

const { settings, ...hydrationData } = readPageData(document);

window.addEventListener('vite:preloadError', loadPresentRelease);

await Promise.all(
  (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);

// The router revives marked errors only from this variable.
Object.assign(window, { __staticRouterHydrationData: hydrationData });
const router = createBrowserRouter(routes, { getContext: () => pageContext(api, settings) });

hydrateRoot(
  document,
  <Document settings={settings}>
    <RouterProvider router={router} />
  </Document>,
);
