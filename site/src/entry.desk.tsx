import '@farwend/design-system/fonts.css'; // the font files are part of the build; the rules are inline in every document
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { reloadOnce } from './errors/reloadOnce.ts';
import { apiClient } from './shared/apiClient.ts';
import { deskRoutes } from './desk/deskRoutes.tsx';
import { DeskDocument } from './desk/frame/DeskDocument.tsx';
import { DeskProviders } from './desk/frame/DeskProviders.tsx';
import { createQueries } from './desk/shared/createQueries.ts';
import { createDeskContext } from './desk/shared/deskContext.ts';
import { readDeskData } from './desk/shared/deskData.ts';

const { settings, allowedCalls, now, loaderData, errors, queries: read } = readDeskData(document);
const renderedAt = Date.parse(now);
const clock = { renderedAt, offset: renderedAt - Date.now() };
const queries = createQueries();
hydrate(queries, read);

// A script that is missing was replaced by a newer release.
window.addEventListener('vite:preloadError', (event) => {
  if (navigator.onLine && reloadOnce(window.location.href)) event.preventDefault();
});

// Hydration finds the screen's own module loaded.
for (const { route } of matchRoutes(deskRoutes, window.location) ?? []) {
  if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}

const router = createBrowserRouter(deskRoutes, {
  hydrationData: { loaderData, errors },
  getContext: () => createDeskContext({ api: apiClient, queries, allowedCalls, settings }),
});

startTransition(() => {
  hydrateRoot(
    document,
    <DeskDocument>
      <DeskProviders settings={settings} queries={queries} allowedCalls={allowedCalls} clock={clock}>
        <RouterProvider router={router} />
      </DeskProviders>
    </DeskDocument>,
  );
});
