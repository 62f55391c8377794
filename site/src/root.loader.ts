import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ReplyOf, Contract } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import type { Announcement } from './shared/announcement.ts';
import { forEverybody } from './shared/forEverybody.ts';
import type { SiteFrame } from './shared/frame.ts';
import { maintain } from './shared/maintenance.ts';
import { apiContext, settingsContext } from './shared/pageContext.ts';
import { visitor, type CurrentUser } from './shared/session.ts';

/** The two figures of the rating badge, both computed from published reviews. */
export interface ReviewFigures {
  /** 0 to 5, one decimal. */
  rating: number;
  count: number;
}

/** What every page shows around itself. */
export interface RootData {
  user: CurrentUser;
  /** What published reviews say; null when it cannot be had. */
  reviews: ReviewFigures | null;
  /** Menus, lists, phones, badges. */
  frame: SiteFrame;
  /** The word above the page; null: none. */
  announcement: Announcement | null;
}

const figures = forEverybody<ReplyOf<Contract['reviews']['histogram']>>();
const siteSettings = forEverybody<ReplyOf<Contract['siteSettings']['read']>>();
const announcements = forEverybody<Announcement | null>();

/**
 * Reads who is signed in and what every page shows; runs on the server only. Fails for nothing, since a page is worth more than its frame,
 * but answers the maintenance page while the site is being worked on, to everybody but the team.
 */
export async function rootLoader({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const api = context.get(apiContext);
  const server = context.get(settingsContext);
  const [{ frameOf }, { houseFrame }] = await Promise.all([import('./frameOf.ts'), import('./houseFrame.ts')]);
  const [user, reviews, settings, announcement] = await Promise.all([
    api.get('/v3/users/current').catch(() => visitor),
    figures(server, () => api.get('/v2/review_histogram')).then(
      ({ averageStars, total }) => ({ rating: averageStars, count: total }),
      () => null,
    ),
    siteSettings(server, () => api.get('/v3/site_settings')).catch(() => null),
    announcements(server, () => announcementOf(api)).catch(() => null),
  ]);
  const frame = settings ? frameOf(settings) : houseFrame;
  if (!settings?.maintenance.on) return { user, reviews, frame, announcement };
  if (user.personType === 'teamMember') return { user, reviews, frame, announcement: closedToOthers };
  if (STAYS_OPEN.test(new URL(request.url).pathname)) return { user, reviews, frame, announcement: null };
  return maintain({ message: settings.maintenance.message, phone: frame.phones.call });
}

/** The team must be able to come in. */
const STAYS_OPEN = /^\/(?:login|logout)(?:\/|$)/;

/** What the team is told while visitors see the maintenance page. */
const closedToOthers: Announcement = {
  key: 'maintenance',
  message: 'The site is in maintenance: only the team sees it.',
  link: null,
  tone: 'WARNING',
  audience: 'ALL',
  dismissible: false,
};

/** The announcement of now; the team also gets others, which the site does not show. */
async function announcementOf(api: Client): Promise<Announcement | null> {
  const one = await api.get('/v2/trip_request_announcement');
  if (!one?.active) return null;
  const { id, version, message, linkHref, linkLabel, tone, audience, dismissible } = one;
  const link = linkHref === null ? null : { href: linkHref, text: linkLabel ?? message };
  return { key: `${id} ${version}`, message, link, tone, audience, dismissible };
}
