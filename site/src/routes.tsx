import type { RouteObject } from 'react-router-dom';
import { BareErrorPage, ErrorPage } from './errors/ErrorPage.tsx';
import { notFound } from './errors/notFound.ts';
import { rootLoader } from './root.loader.ts';
import { Root } from './Root.tsx';
import type { PageHandle } from './shared/pageHandle.ts';

/** The pages: address, what is said of them, and how they are loaded. A path matches with and without a slash at its end; canonical is with. */
const pages: RouteObject[] = [
  {
    path: '/',
    handle: about({ module: 'src/pages/Home/HomePage.tsx', type: 'home' }),
    lazy: async () => ({ Component: (await import('./pages/Home/HomePage.tsx')).HomePage }),
  },
  {
    path: '/login',
    handle: about({ module: 'src/pages/Login/LoginPage.tsx', type: 'login', frame: 'none', readsQuery: true }),
    lazy: async () => {
      const { LoginPage, action, loader } = await import('./pages/Login/LoginPage.tsx');
      return { Component: LoginPage, action, loader };
    },
  },
  {
    path: '/logout',
    handle: about({ module: 'src/pages/Logout/LogoutPage.tsx', type: 'logout' }),
    lazy: async () => {
      const { LogoutPage, action } = await import('./pages/Logout/LogoutPage.tsx');
      return { Component: LogoutPage, action };
    },
  },
  {
    path: '/newsletter',
    handle: about({ module: 'src/pages/Newsletter/NewsletterPage.tsx', type: 'newsletter', frame: 'slim' }),
    lazy: async () => {
      const { NewsletterPage, action } = await import('./pages/Newsletter/NewsletterPage.tsx');
      return { Component: NewsletterPage, action };
    },
  },
  {
    path: '/newsletter/:kind',
    handle: about({ module: 'src/pages/NewsletterLink/NewsletterLinkPage.tsx', type: 'newsletterLink', frame: 'slim', readsQuery: true }),
    lazy: async () => {
      const { NewsletterLinkPage, loader, action } = await import('./pages/NewsletterLink/NewsletterLinkPage.tsx');
      return { Component: NewsletterLinkPage, loader, action };
    },
  },
  {
    path: '/trip-request',
    handle: about({ module: 'src/trip-request/TripRequestPage.tsx', type: 'tripRequest', frame: 'slim' }),
    lazy: async () => {
      const [{ TripRequestPage }, { tripRequestLoader }, posted] = await Promise.all([
        import('./trip-request/TripRequestPage.tsx'),
        import('./trip-request/tripRequest.loader.ts'),
        import.meta.env.SSR ? import('./trip-request/tripRequest.action.ts') : null, // with scripts nothing is posted
      ]);
      return { Component: TripRequestPage, loader: tripRequestLoader, ...(posted && { action: posted.tripRequestAction }) };
    },
  },
  {
    path: '/trip-request/thank-you',
    handle: about({ module: 'src/pages/ThankYou/ThankYouPage.tsx', type: 'tripRequestThankYou', frame: 'slim' }),
    lazy: async () => ({ Component: (await import('./pages/ThankYou/ThankYouPage.tsx')).ThankYouPage }),
  },
];

/** The table of addresses: the pages within what every page has, and what stands in when one is missing or fails. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: rootLoader,
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: BareErrorPage,
    children: [{ ErrorBoundary: ErrorPage, children: [...pages, { path: '*', loader: notFound, Component: ErrorPage }] }],
  },
];

function about(handle: PageHandle): PageHandle {
  return handle;
}
