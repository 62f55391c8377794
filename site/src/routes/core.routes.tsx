import type { RouteObject } from 'react-router-dom';
import { lazyLoader } from '#src/shared/lazyLoader.ts';
import { about } from '#src/shared/pageHandle.ts';

/** The way in: home, the trip request and the newsletter. */
export const coreRoutes: RouteObject[] = [
  {
    path: '/',
    handle: about({ module: 'src/pages/Home/HomePage.tsx', type: 'home' }),
    loader: lazyLoader(async () => (await import('../pages/Home/home.loader.ts')).homeLoader),
    lazy: async () => ({ Component: (await import('../pages/Home/HomePage.tsx')).HomePage }),
  },
  {
    path: '/newsletter',
    handle: about({ module: 'src/pages/Newsletter/NewsletterPage.tsx', type: 'newsletter', frame: 'slim' }),
    lazy: async () => {
      const { NewsletterPage, action } = await import('../pages/Newsletter/NewsletterPage.tsx');
      return { Component: NewsletterPage, action };
    },
  },
  {
    path: '/newsletter/:kind',
    handle: about({ module: 'src/pages/NewsletterLink/NewsletterLinkPage.tsx', type: 'newsletterLink', frame: 'slim', readsQuery: true }),
    lazy: async () => {
      const { NewsletterLinkPage, loader, action } = await import('../pages/NewsletterLink/NewsletterLinkPage.tsx');
      return { Component: NewsletterLinkPage, loader, action };
    },
  },
  {
    path: '/trip-request',
    handle: about({
      module: 'src/trip-request/TripRequestRoute.tsx',
      entry: 'src/entry.form.tsx',
      type: 'tripRequest',
      frame: 'slim',
    }),
    lazy: async () => {
      const [{ TripRequestRoute }, { tripRequestLoader }, posted] = await Promise.all([
        import('../trip-request/TripRequestRoute.tsx'),
        import('../trip-request/tripRequest.loader.ts'),
        import.meta.env.SSR ? import('../trip-request/tripRequest.action.ts') : null, // with scripts nothing is posted
      ]);
      return { Component: TripRequestRoute, loader: tripRequestLoader, ...(posted && { action: posted.tripRequestAction }) };
    },
  },
  {
    path: '/trip-request/yours',
    handle: about({ module: 'src/pages/YourRequest/YourRequestPage.tsx', type: 'yourRequest', frame: 'slim', readsQuery: true }),
    lazy: async () => {
      const { YourRequestPage, loader, action } = await import('../pages/YourRequest/YourRequestPage.tsx');
      return { Component: YourRequestPage, loader, action };
    },
  },
  {
    path: '/trip-request/notes',
    handle: about({ module: 'src/pages/DraftNotes/DraftNotesPage.tsx', type: 'draftNotes', frame: 'slim', readsQuery: true }),
    lazy: async () => {
      const { DraftNotesPage, loader, action } = await import('../pages/DraftNotes/DraftNotesPage.tsx');
      return { Component: DraftNotesPage, loader, action };
    },
  },
  {
    path: '/trip-request/thank-you',
    handle: about({ module: 'src/pages/ThankYou/ThankYouPage.tsx', type: 'tripRequestThankYou', frame: 'slim', readsQuery: true }),
    lazy: async () => {
      const { ThankYouPage, action, loader } = await import('../pages/ThankYou/ThankYouPage.tsx');
      return { Component: ThankYouPage, action, loader };
    },
  },
];
