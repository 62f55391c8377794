import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import type { Announcement } from '#src/shared/announcement.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import { emptyLayoutContent, type LayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import type { LetterLink } from '#src/letters/LetterLink.ts';
import type { MenuDestinations } from '#src/navigation/buildMenuDestinations.ts';
import type { Maintenance } from '#src/shared/maintenance.ts';
import { apiContext } from './loaderContext.ts';
import { visitor, type CurrentUser } from '#src/shared/session.ts';

/** The two figures of the rating badge, computed from published reviews. */
export interface ReviewFigures {
  /** 0 to 5, one decimal. */
  rating: number;
  count: number;
}

/** Data that every page shows around itself. */
export interface RootData {
  user: CurrentUser;
  /** Figures of published reviews; null if there are none, or they could not be loaded. */
  reviews: ReviewFigures | null;
  /** Menus, lists, phones, badges. */
  layoutContent: LayoutContent;
  /** The current announcement, which `findAnnouncement` shows on the pages it is for; null if none. */
  announcement: Announcement | null;
}

/**
 * Loads the user and what every page shows; runs on the server only. Failed requests are tolerated, since a page is worth more than its
 * layout, but during maintenance everyone except the team gets the maintenance page.
 */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const [user, reviews, layout, announcement] = await Promise.all([
    context
      .get(apiContext)
      .get('/v3/users/current')
      .catch(() => visitor),
    loadReviewFigures(context).catch(() => null),
    loadLayouts(context).catch(() => null),
    loadAnnouncement(context).catch(() => null),
  ]);
  const layoutContent = layout?.[user.personType === 'teamMember' ? 'team' : 'visitors'] ?? emptyLayoutContent;
  if (!layout?.maintenance.on) return { user, reviews, layoutContent, announcement };
  if (user.personType === 'teamMember') return { user, reviews, layoutContent, announcement: maintenanceNotice };
  if (OPEN_DURING_MAINTENANCE.test(new URL(request.url).pathname)) return { user, reviews, layoutContent, announcement: null };
  const maintenance: Maintenance = { message: layout.maintenance.message, phone: mainPhoneOf(layoutContent.phones) };
  throw data({ maintenance }, { status: 503, statusText: 'Service Unavailable' });
}

/** The team has to be able to sign in during maintenance. */
const OPEN_DURING_MAINTENANCE = /^\/(?:login|logout)(?:\/|$)/;

/** Shown to the team while visitors see the maintenance page. */
const maintenanceNotice: Announcement = {
  key: 'maintenance',
  message: 'The site is in maintenance: only the team sees it.',
  link: null,
  tone: 'WARNING',
  audience: 'ALL',
  countryCodes: [],
  dismissible: false,
};

const loadReviewFigures = serverCache<ReviewFigures | null>(async (context) => {
  const { averageStars, total } = await context.get(apiContext).get('/v2/review_histogram');
  return total > 0 ? { rating: averageStars, count: total } : null;
});

const loadLayouts = serverCache(async (context) => {
  const api = context.get(apiContext);
  const [settings, { items: pages }, destinations, newestLetter, { buildLayoutContent }] = await Promise.all([
    api.get('/v3/site_settings'),
    api.get('/v3/site_pages'),
    loadDestinations(context).catch(() => null),
    loadNewestLetter(context).catch(() => null),
    import('#src/shared/buildLayoutContent.ts'),
  ]);
  const sources = { pages, destinations, newestLetter };
  return {
    visitors: buildLayoutContent(settings, sources, 'visitors'),
    team: buildLayoutContent(settings, sources, 'team'),
    maintenance: settings.maintenance,
  };
});

async function loadDestinations(context: Readonly<RouterContextProvider>): Promise<MenuDestinations> {
  const { loadMenuDestinations } = await import('#src/navigation/loadMenuDestinations.ts');
  return loadMenuDestinations(context);
}

async function loadNewestLetter(context: Readonly<RouterContextProvider>): Promise<LetterLink | null> {
  const { loadLetters, buildLetterLink } = await import('#src/letters/loadLetters.ts');
  const [newest] = await loadLetters(context);
  return newest ? buildLetterLink(newest) : null;
}

const loadAnnouncement = serverCache<Announcement | null>(async (context) => {
  const announcement = await context.get(apiContext).get('/v2/trip_request_announcement');
  if (!announcement) return null;
  const { id, version, message, linkHref, linkLabel, tone, audience, countryCodes, dismissible } = announcement;
  const link = linkHref === null ? null : { href: linkHref, text: linkLabel ?? message };
  return { key: `${id} ${version}`, message, link, tone, audience, countryCodes, dismissible };
});
