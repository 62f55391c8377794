import type { RouteObject } from 'react-router-dom';
import { BareErrorPage, ErrorPage } from './errors/ErrorPage.tsx';
import { Root } from './Root.tsx';
import { accountRoutes } from './routes/account.routes.tsx';
import { coreRoutes } from './routes/core.routes.tsx';
import { editorialRoutes } from './routes/editorial.routes.tsx';
import { trustRoutes } from './routes/trust.routes.tsx';

/**
 * The table of addresses: the pages within what every page has, and what stands in when one is missing or fails. A path matches with and
 * without a slash at its end; canonical is with.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: async (args) => (await import('./root.loader.ts')).rootLoader(args), // the browser has its answer from the server and never asks
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: BareErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...coreRoutes,
          ...accountRoutes,
          ...editorialRoutes,
          ...trustRoutes,
          { path: '*', loader: async (args) => (await import('./shared/found.ts')).moved(args), Component: ErrorPage },
        ],
      },
    ],
  },
];
