import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { ReplyOf, Contract } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import type { Announcement } from '#src/shared/announcement.ts';
import { serverCache } from '#src/shared/serverCache.ts';
import type { LayoutContent } from '#src/shared/layoutContent.ts';
import type { Maintenance } from '#src/shared/maintenance.ts';
import { apiContext, settingsContext } from './loaderContext.ts';
import { visitor, type CurrentUser } from '#src/shared/session.ts';

/** The two figures of the rating badge, computed from published reviews. */
export interface ReviewFigures {
  /** 0 to 5, one decimal. */
  rating: number;
  count: number;
}

type SiteSettings = ReplyOf<Contract['siteSettings']['read']>;

/** Data that every page shows around itself. */
export interface RootData {
  user: CurrentUser;
  /** Figures of published reviews; null if they could not be loaded. */
  reviews: ReviewFigures | null;
  /** Menus, lists, phones, badges. */
  layoutContent: LayoutContent;
  /** The announcement above the page; null if none. */
  announcement: Announcement | null;
}

const figures = serverCache<ReviewFigures>();
const siteSettings = serverCache<{ layoutContent: LayoutContent; maintenance: SiteSettings['maintenance'] }>();
const announcements = serverCache<Announcement | null>();

/**
 * Loads the user and what every page shows; runs on the server only. Failed requests are tolerated, since a page is worth more than its
 * layout, but during maintenance everyone except the team gets the maintenance page.
 */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const api = context.get(apiContext);
  const server = context.get(settingsContext);
  const [{ buildLayoutContent }, { defaultLayoutContent }] = await Promise.all([
    import('#src/shared/buildLayoutContent.ts'),
    import('#src/shared/defaultLayoutContent.ts'),
  ]);
  const [user, reviews, settings, announcement] = await Promise.all([
    api.get('/v3/users/current').catch(() => visitor),
    figures(server, () => loadReviewFigures(api)).catch(() => null),
    siteSettings(server, async () => {
      const loaded = await api.get('/v3/site_settings');
      return { layoutContent: buildLayoutContent(loaded), maintenance: loaded.maintenance };
    }).catch(() => null),
    announcements(server, () => loadAnnouncement(api)).catch(() => null),
  ]);
  const layoutContent = settings?.layoutContent ?? defaultLayoutContent;
  if (!settings?.maintenance.on) return { user, reviews, layoutContent, announcement };
  if (user.personType === 'teamMember') return { user, reviews, layoutContent, announcement: maintenanceNotice };
  if (OPEN_DURING_MAINTENANCE.test(new URL(request.url).pathname)) return { user, reviews, layoutContent, announcement: null };
  const maintenance: Maintenance = { message: settings.maintenance.message, phone: layoutContent.phones.call };
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
  dismissible: false,
};

async function loadReviewFigures(api: Client): Promise<ReviewFigures> {
  const { averageStars, total } = await api.get('/v2/review_histogram');
  return { rating: averageStars, count: total };
}

/** Loads the current announcement; the team also receives inactive ones, which the site does not show. */
async function loadAnnouncement(api: Client): Promise<Announcement | null> {
  const announcement = await api.get('/v2/trip_request_announcement');
  if (!announcement?.active) return null;
  const { id, version, message, linkHref, linkLabel, tone, audience, dismissible } = announcement;
  const link = linkHref === null ? null : { href: linkHref, text: linkLabel ?? message };
  return { key: `${id} ${version}`, message, link, tone, audience, dismissible };
}
