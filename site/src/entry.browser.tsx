import '@farwend/design-system/fonts.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type HydrationState } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { Document } from './Document.tsx';
import { routes } from './routes.tsx';
import { api } from './shared/api.ts';
import { apiContext } from './shared/pageContext.ts';
import { readPageData } from './shared/pageData.ts';

const { settings, ...hydrationData } = readPageData(document);

// A script of an older release may be gone from the server: load the page anew, which brings the present one.
window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  window.location.reload();
});

await Promise.all(
  (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);

// The router revives marked errors only from this variable.
Object.assign(window, { __staticRouterHydrationData: hydrationData });
const router = createBrowserRouter(routes, { getContext: () => new RouterContextProvider(new Map([[apiContext, api]])) });

hydrateRoot(
  document,
  <Document settings={settings}>
    <RouterProvider router={router} />
  </Document>,
);
