import type { RouteObject } from 'react-router-dom';
import { lazyLoader } from '#src/shared/lazyLoader.ts';
import { about } from '#src/shared/pageHandle.ts';

/** What editors write: articles, guides, itineraries, destinations, landing pages and the pages about us. */
export const editorialRoutes: RouteObject[] = [
  {
    path: '/articles',
    handle: about({ module: 'src/pages/Articles/ArticlesPage.tsx', type: 'articles', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Articles/articles.loader.ts')).articlesLoader),
    lazy: async () => ({ Component: (await import('../pages/Articles/ArticlesPage.tsx')).ArticlesPage }),
  },
  {
    path: '/guides',
    handle: about({ module: 'src/pages/Guides/GuidesPage.tsx', type: 'guides', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Guides/guides.loader.ts')).guidesLoader),
    lazy: async () => ({ Component: (await import('../pages/Guides/GuidesPage.tsx')).GuidesPage }),
  },
  {
    path: '/itineraries',
    handle: about({ module: 'src/pages/Itineraries/ItinerariesPage.tsx', type: 'itineraries', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Itineraries/itineraries.loader.ts')).itinerariesLoader),
    lazy: async () => ({ Component: (await import('../pages/Itineraries/ItinerariesPage.tsx')).ItinerariesPage }),
  },
  {
    path: '/destinations',
    handle: about({ module: 'src/pages/Destinations/DestinationsPage.tsx', type: 'destinations' }),
    loader: lazyLoader(async () => (await import('../pages/Destinations/destinations.loader.ts')).destinationsLoader),
    lazy: async () => ({ Component: (await import('../pages/Destinations/DestinationsPage.tsx')).DestinationsPage }),
  },
  {
    path: '/articles/:slug',
    handle: about({ module: 'src/pages/Article/ArticlePage.tsx', type: 'article', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Article/article.loader.ts')).articleLoader),
    lazy: async () => ({ Component: (await import('../pages/Article/ArticlePage.tsx')).ArticlePage }),
  },
  {
    path: '/guides/:slug',
    handle: about({ module: 'src/pages/Guide/GuidePage.tsx', type: 'guide', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Guide/guide.loader.ts')).guideLoader),
    lazy: async () => ({ Component: (await import('../pages/Guide/GuidePage.tsx')).GuidePage }),
  },
  {
    path: '/itineraries/:slug',
    handle: about({ module: 'src/pages/Itinerary/ItineraryPage.tsx', type: 'itinerary', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Itinerary/itinerary.loader.ts')).itineraryLoader),
    lazy: async () => ({ Component: (await import('../pages/Itinerary/ItineraryPage.tsx')).ItineraryPage }),
  },
  textRoute('/about-us', 'aboutUs'),
  textRoute('/how-it-works', 'howItWorks'),
  textRoute('/our-promises', 'ourPromises'),
  textRoute('/travel-insurance', 'travelInsurance'),
  textRoute('/team', 'team'),
  textRoute('/dynamic/*', 'dynamic'),
  {
    path: '/:slug',
    handle: about({ module: 'src/pages/Slug/SlugPage.tsx', type: 'landingPage', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Slug/slug.loader.ts')).slugLoader),
    lazy: async () => ({ Component: (await import('../pages/Slug/SlugPage.tsx')).SlugPage }),
  },
];

/** A page of text at a path of its own. */
function textRoute(path: string, type: string): RouteObject {
  return {
    path,
    handle: about({ module: 'src/pages/Text/TextPage.tsx', type, readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Text/text.loader.ts')).textLoader),
    lazy: async () => ({ Component: (await import('../pages/Text/TextPage.tsx')).TextPage }),
  };
}
