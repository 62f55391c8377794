import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './account.routes.ts';
import { coreRoutes } from './core.routes.ts';
import { editorialRoutes } from './editorial.routes.ts';
import { trustRoutes } from './trust.routes.ts';

/** The route table. Paths match with and without a trailing slash; the canonical form has one. Unknown paths may redirect. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: async (args) => (await import('../startup/root.loader.ts')).rootLoader(args), // runs on the server only: the page contains its data
    shouldRevalidate: () => false,
    children: [
      ...coreRoutes,
      ...accountRoutes,
      ...editorialRoutes,
      ...trustRoutes,
      { path: '*', hasErrorBoundary: true, lazy: { loader: async () => (await import('../shared/loadOrRedirect.ts')).redirectOrNotFound } },
    ],
  },
];
