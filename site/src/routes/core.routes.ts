import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { pageRoute } from '#src/startup/pageHandle.ts';

/** Home, the trip request and the newsletter. */
export const coreRoutes: RouteObject[] = [
  pageRoute('/', {
    module: 'src/pages/Home/HomePage.tsx',
    type: 'home',
    component: async () => (await import('../pages/Home/HomePage.tsx')).HomePage,
    loader: async () => (await import('../pages/Home/home.loader.ts')).homeLoader,
  }),
  pageRoute('/newsletter', {
    module: 'src/pages/Newsletter/NewsletterPage.tsx',
    type: 'newsletter',
    layout: 'slim',
    component: async () => (await import('../pages/Newsletter/NewsletterPage.tsx')).NewsletterPage,
    action: async () => (await import('../newsletter/newsletter.action.ts')).newsletterAction,
  }),
  pageRoute('/newsletter/:kind', {
    module: 'src/pages/NewsletterLink/NewsletterLinkPage.tsx',
    type: 'newsletterLink',
    layout: 'slim',
    readsQuery: true,
    component: async () => (await import('../pages/NewsletterLink/NewsletterLinkPage.tsx')).NewsletterLinkPage,
    loader: async () => (await import('../pages/NewsletterLink/newsletterLink.loader.ts')).loader,
    action: async () => (await import('../pages/NewsletterLink/newsletterLink.action.ts')).action,
  }),
  pageRoute('/search-alerts/stop', {
    module: 'src/pages/SearchAlertLink/SearchAlertLinkPage.tsx',
    type: 'searchAlertLink',
    layout: 'slim',
    readsQuery: true,
    component: async () => (await import('../pages/SearchAlertLink/SearchAlertLinkPage.tsx')).SearchAlertLinkPage,
    loader: async () => (await import('../pages/SearchAlertLink/searchAlertLink.loader.ts')).loader,
    action: async () => (await import('../pages/SearchAlertLink/searchAlertLink.action.ts')).action,
    shouldRevalidate: async () => isNotSubmission, // a link has no effect any more once it was followed
  }),
  pageRoute('/privacy-requests/:kind', {
    module: 'src/pages/PrivacyLink/PrivacyLinkPage.tsx',
    type: 'privacyLink',
    layout: 'slim',
    readsQuery: true,
    component: async () => (await import('../pages/PrivacyLink/PrivacyLinkPage.tsx')).PrivacyLinkPage,
    loader: async () => (await import('../pages/PrivacyLink/privacyLink.loader.ts')).loader,
    action: async () => (await import('../pages/PrivacyLink/privacyLink.action.ts')).action,
    shouldRevalidate: async () => isNotSubmission, // a link has no effect any more once it was confirmed
  }),
  pageRoute('/trip-request', {
    module: 'src/trip-request/TripRequestPage.tsx',
    type: 'tripRequest',
    layout: 'slim',
    isTask: true,
    component: async () => (await import('../trip-request/TripRequestPage.tsx')).TripRequestPage,
    readsQuery: true,
    loader: async () => (await import('../trip-request/tripRequest.loader.ts')).tripRequestLoader,
    shouldRevalidate: async () => (await import('../trip-request/tripRequest.loader.ts')).shouldRevalidateTripRequest,
    action: import.meta.env.SSR ? async () => (await import('../trip-request/tripRequest.action.ts')).tripRequestAction : undefined, // in the browser the form is sent by script instead
  }),
  pageRoute('/trip-request/yours', {
    module: 'src/pages/YourRequest/YourRequestPage.tsx',
    type: 'yourRequest',
    layout: 'slim',
    readsQuery: true,
    component: async () => (await import('../pages/YourRequest/YourRequestPage.tsx')).YourRequestPage,
    loader: async () => (await import('../pages/YourRequest/yourRequest.loader.ts')).loader,
    action: async () => (await import('../pages/YourRequest/yourRequest.action.ts')).action,
  }),
  pageRoute('/trip-request/notes', {
    module: 'src/pages/DraftNotes/DraftNotesPage.tsx',
    type: 'draftNotes',
    layout: 'slim',
    readsQuery: true,
    component: async () => (await import('../pages/DraftNotes/DraftNotesPage.tsx')).DraftNotesPage,
    loader: async () => (await import('../pages/DraftNotes/draftNotes.loader.ts')).loader,
    action: async () => (await import('../pages/DraftNotes/draftNotes.action.ts')).action,
  }),
  pageRoute('/trip-request/thank-you', {
    module: 'src/pages/ThankYou/ThankYouPage.tsx',
    type: 'tripRequestThankYou',
    layout: 'slim',
    readsQuery: true,
    component: async () => (await import('../pages/ThankYou/ThankYouPage.tsx')).ThankYouPage,
    loader: async () => (await import('../pages/ThankYou/thankYou.loader.ts')).thankYouLoader,
    action: async () => (await import('../pages/ThankYou/thankYou.action.ts')).thankYouAction,
  }),
];

function isNotSubmission({ formMethod }: Pick<ShouldRevalidateFunctionArgs, 'formMethod'>): boolean {
  return formMethod === undefined;
}
