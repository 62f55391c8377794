import type { ContentName } from './content.model.ts';

/** Where the page of each kind of content is on the site. The one place that knows; slugs are those of the site's own routes. */
const pages: Record<ContentName, (slug: string, path: string | null) => string> = {
  article: (slug) => `/articles/${slug}/`,
  guide: (slug) => `/guides/${slug}/`,
  itinerary: (slug) => `/itineraries/${slug}/`,
  landingPage: (slug) => `/${slug}/`,
  landingPageCategory: (slug) => `/${slug}/`,
  company: (slug) => `/travel-company/${slug}/`,
  companyCategory: (slug) => `/travel-companies/${slug}/`,
  contentPage: (slug, path) => (path === null ? `/dynamic/${slug}/` : `${path.replace(/\/$/, '')}/`),
};

/** The kinds of content. */
export const contentNames = Object.keys(pages).filter((name): name is ContentName => name in pages);

/** The path of a piece of content on the site, with its closing slash. */
export function pageOf(type: ContentName, { slug, path }: { slug: string; path: string | null }): string {
  return pages[type](slug, path);
}

/** First parts of paths that the site and the API need themselves: no slug may be one. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'about-us',
  'api',
  'articles',
  'assets',
  'careers',
  'contact',
  'contact-travel-company',
  'destinations',
  'docs',
  'dynamic',
  'guides',
  'healthz',
  'how-it-works',
  'itineraries',
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
