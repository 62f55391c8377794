import { people } from './api.ts';

/** The pages of this release, and one that does not exist. */
export const pages: readonly { path: string; status: number }[] = [
  { path: '/', status: 200 },
  { path: '/trip-request/', status: 200 },
  { path: '/trip-request/thank-you/', status: 200 },
  { path: '/login/', status: 200 },
  { path: '/login/reset/', status: 200 },
  { path: '/login/code/', status: 200 },
  { path: '/login/register/', status: 200 },
  { path: '/login/verify/', status: 200 },
  { path: '/newsletter/', status: 200 },
  { path: '/maintenance/', status: 200 },
  { path: '/logout/', status: 200 },
  { path: '/destinations/', status: 200 },
  { path: '/articles/', status: 200 },
  { path: '/articles/ten-quiet-islands/', status: 200 },
  { path: '/guides/', status: 200 },
  { path: '/guides/kenya/', status: 200 },
  { path: '/itineraries/', status: 200 },
  { path: '/itineraries/mara-and-laikipia/', status: 200 },
  { path: '/compare/itineraries/', status: 200 },
  { path: '/kenya-safaris/', status: 200 },
  { path: '/setouchi-tour/', status: 200 },
  { path: '/seasons/', status: 200 },
  { path: '/about-us/', status: 200 },
  { path: '/how-it-works/', status: 200 },
  { path: '/our-promises/', status: 200 },
  { path: '/travel-insurance/', status: 200 },
  { path: '/team/', status: 200 },
  { path: '/terms/', status: 200 },
  { path: '/reviews/', status: 200 },
  { path: '/reviews/write/', status: 200 },
  { path: '/travel-companies/', status: 200 },
  { path: '/travel-companies/africa/', status: 200 },
  { path: '/travel-company/acacia-quill/', status: 200 },
  { path: '/compare/companies/', status: 200 },
  { path: '/careers/', status: 200 },
  { path: '/careers/journey-planner-southern-africa/', status: 200 },
  { path: '/news/', status: 200 },
  { path: '/letters/', status: 200 },
  { path: '/letters/the-hour-before-the-boats/', status: 200 },
  { path: '/search/', status: 200 },
  { path: '/contact/', status: 200 },
  { path: '/contact/thank-you/', status: 200 },
  { path: '/contact-travel-company/', status: 200 },
  { path: '/contact-travel-company/thank-you/', status: 200 },
  { path: '/nowhere/on/the/map/', status: 404 },
];

/** Pages that need a session, with the person who opens them. */
const ownPages: readonly { path: string; status: number; as: string }[] = [
  { path: '/my-trips/', status: 200, as: people.dana },
  { path: '/my-trips/', status: 200, as: people.lead },
  { path: '/account/', status: 200, as: people.dana },
  { path: '/trip-request/', status: 200, as: people.dana },
];

/** Every page with the person who opens it; `as` is an email address, or `a visitor`. */
export const everyPage = [...pages.map((page) => ({ ...page, as: 'a visitor' })), ...ownPages];
