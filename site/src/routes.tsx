import type { RouteObject } from 'react-router-dom';
import { Root } from './Root.tsx';
import { rootLoader } from './root.loader.ts';
import { BareErrorPage, ErrorPage } from './errors/ErrorPage.tsx';
import { notFound } from './errors/notFound.ts';
import type { PageHandle } from './shared/pageHandle.ts';

/** The table of addresses. A path matches with and without a slash at its end; the canonical address has it. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: rootLoader,
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: BareErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          {
            path: '/',
            handle: page({ module: 'src/pages/Home/HomePage.tsx' }),
            lazy: async () => ({ Component: (await import('./pages/Home/HomePage.tsx')).HomePage }),
          },
          { path: '*', loader: notFound, Component: ErrorPage },
        ],
      },
    ],
  },
];

function page(handle: PageHandle): PageHandle {
  return handle;
}
