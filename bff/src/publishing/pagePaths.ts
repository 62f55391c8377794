import type { ContentName } from './contentName.ts';

/** Paths of content pages on the site; the only place that knows them. They must match the routes of the site. */
const pathBuilders: Record<ContentName, (slug: string, path: string | null) => string> = {
  article: (slug) => `/articles/${slug}/`,
  guide: (slug) => `/guides/${slug}/`,
  itinerary: (slug) => `/itineraries/${slug}/`,
  landingPage: (slug) => `/${slug}/`,
  landingPageCategory: (slug) => `/${slug}/`,
  company: (slug) => `/travel-company/${slug}/`,
  companyCategory: (slug) => `/travel-companies/${slug}/`,
  contentPage: (slug, path) => (path === null ? `/dynamic/${slug}/` : `${path.replace(/\/$/, '')}/`),
};

/** The path of a content item's page, with a trailing slash. */
export function buildPagePath(type: ContentName, { slug, path }: { slug: string; path: string | null }): string {
  return pathBuilders[type](slug, path);
}

/** First path segments that the site and the API use themselves; no slug may be one of them. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'about-us',
  'api',
  'articles',
  'assets',
  'careers',
  'contact',
  'contact-travel-company',
  'desk',
  'destinations',
  'docs',
  'dynamic',
  'guides',
  'healthz',
  'how-it-works',
  'itineraries',
  'letters',
  'login',
  'logout',
  'maintenance',
  'metrics',
  'my-trips',
  'news',
  'openapi',
  'our-promises',
  'photos',
  'problems',
  'readyz',
  'review',
  'reviews',
  'robots',
  'search',
  'sitemap',
  'static',
  'team',
  'thank-you',
  'travel-companies',
  'travel-company',
  'travel-insurance',
  'trip-request',
  'v2',
  'v3',
]);
