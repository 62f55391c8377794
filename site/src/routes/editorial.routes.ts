import type { RouteObject } from 'react-router-dom';
import { pageRoute } from '#src/startup/pageHandle.ts';

/** Editorial content: articles, guides, itineraries, destinations, letters, landing pages and text pages. */
export const editorialRoutes: RouteObject[] = [
  pageRoute('/articles', {
    module: 'src/pages/Articles/ArticlesPage.tsx',
    type: 'articles',
    readsQuery: true,
    component: async () => (await import('../pages/Articles/ArticlesPage.tsx')).ArticlesPage,
    loader: async () => (await import('../pages/Articles/articles.loader.ts')).articlesLoader,
  }),
  pageRoute('/guides', {
    module: 'src/pages/Guides/GuidesPage.tsx',
    type: 'guides',
    readsQuery: true,
    component: async () => (await import('../pages/Guides/GuidesPage.tsx')).GuidesPage,
    loader: async () => (await import('../pages/Guides/guides.loader.ts')).guidesLoader,
  }),
  pageRoute('/itineraries', {
    module: 'src/pages/Itineraries/ItinerariesPage.tsx',
    type: 'itineraries',
    readsQuery: true,
    component: async () => (await import('../pages/Itineraries/ItinerariesPage.tsx')).ItinerariesPage,
    loader: async () => (await import('../pages/Itineraries/itineraries.loader.ts')).itinerariesLoader,
    action: async () => (await import('../pages/Itineraries/itineraries.action.ts')).itinerariesAction,
  }),
  pageRoute('/compare/itineraries', {
    module: 'src/pages/CompareItineraries/CompareItinerariesPage.tsx',
    type: 'compareItineraries',
    readsQuery: true,
    component: async () => (await import('../pages/CompareItineraries/CompareItinerariesPage.tsx')).CompareItinerariesPage,
    loader: async () => (await import('../pages/CompareItineraries/compareItineraries.loader.ts')).compareItinerariesLoader,
  }),
  pageRoute('/destinations', {
    module: 'src/pages/Destinations/DestinationsPage.tsx',
    type: 'destinations',
    component: async () => (await import('../pages/Destinations/DestinationsPage.tsx')).DestinationsPage,
    loader: async () => (await import('../pages/Destinations/destinations.loader.ts')).destinationsLoader,
  }),
  pageRoute('/articles/:slug', {
    module: 'src/pages/Article/ArticlePage.tsx',
    type: 'article',
    readsQuery: true,
    component: async () => (await import('../pages/Article/ArticlePage.tsx')).ArticlePage,
    loader: async () => (await import('../pages/Article/article.loader.ts')).articleLoader,
  }),
  pageRoute('/guides/:slug', {
    module: 'src/pages/Guide/GuidePage.tsx',
    type: 'guide',
    readsQuery: true,
    component: async () => (await import('../pages/Guide/GuidePage.tsx')).GuidePage,
    loader: async () => (await import('../pages/Guide/guide.loader.ts')).guideLoader,
  }),
  pageRoute('/itineraries/:slug', {
    module: 'src/pages/Itinerary/ItineraryPage.tsx',
    type: 'itinerary',
    readsQuery: true,
    component: async () => (await import('../pages/Itinerary/ItineraryPage.tsx')).ItineraryPage,
    loader: async () => (await import('../pages/Itinerary/itinerary.loader.ts')).itineraryLoader,
  }),
  pageRoute('/letters', {
    module: 'src/pages/Letters/LettersPage.tsx',
    type: 'letters',
    readsQuery: true,
    component: async () => (await import('../pages/Letters/LettersPage.tsx')).LettersPage,
    loader: async () => (await import('../pages/Letters/letters.loader.ts')).lettersLoader,
  }),
  pageRoute('/letters/:slug', {
    module: 'src/pages/Letter/LetterPage.tsx',
    type: 'letter',
    readsQuery: true,
    component: async () => (await import('../pages/Letter/LetterPage.tsx')).LetterPage,
    loader: async () => (await import('../pages/Letter/letter.loader.ts')).letterLoader,
  }),
  createTextRoute('/about-us', 'aboutUs'),
  createTextRoute('/how-it-works', 'howItWorks'),
  createTextRoute('/our-promises', 'ourPromises'),
  createTextRoute('/travel-insurance', 'travelInsurance'),
  createTextRoute('/team', 'team'),
  createTextRoute('/dynamic/*', 'dynamic'),
  pageRoute('/:slug', {
    module: 'src/pages/Slug/SlugPage.tsx',
    type: 'landingPage',
    readsQuery: true,
    component: async () => (await import('../pages/Slug/SlugPage.tsx')).SlugPage,
    loader: async () => (await import('../pages/Slug/slug.loader.ts')).slugLoader,
  }),
];

/** Creates the route of a text page. */
function createTextRoute(path: string, type: string): RouteObject {
  return pageRoute(path, {
    module: 'src/pages/Text/TextPage.tsx',
    type,
    readsQuery: true,
    component: async () => (await import('../pages/Text/TextPage.tsx')).TextPage,
    loader: async () => (await import('../pages/Text/text.loader.ts')).textLoader,
  });
}
