import { portalOf } from '#src/shared/portalOf.ts';
import { isAgentOrTeamMember } from '#src/shared/session.ts';
import { island } from '#src/startup/island.tsx';
import type { FooterProps } from '#src/footer/Footer.tsx';
import type { DelayNoticeProps } from './DelayNotice.tsx';
import type { NavigationProps } from '#src/navigation/Navigation.tsx';

/** The navigation, hydrated at the first interaction. */
export const NavigationIsland = island<NavigationProps>(
  async () => (await import('./NavigationWithSearch.tsx')).NavigationWithSearch,
  import.meta.env.SSR ? (await import('./NavigationWithSearch.tsx')).NavigationWithSearch : null,
  {
    name: 'navigation',
    key: ({ user, portals, content, announcement, currentPath, tripRequestHref, isActionQuiet, slim }) => [
      portalOf(user, portals),
      user.isAuthenticated,
      isAgentOrTeamMember(user),
      content,
      announcement,
      currentPath,
      tripRequestHref,
      isActionQuiet,
      slim,
    ],
  },
);

/** The footer with its form, hydrated at the first interaction. */
export const FooterIsland = island<FooterProps>(
  async () => (await import('./FooterWithNewsletter.tsx')).FooterWithNewsletter,
  import.meta.env.SSR ? (await import('./FooterWithNewsletter.tsx')).FooterWithNewsletter : null,
  { name: 'footer', key: ({ variant, content, reviews, hideProofOnMobile, year }) => [variant, content, reviews, hideProofOnMobile, year] },
);

/** The notice of a slow navigation; visitors navigate, so it is hydrated at the first interaction. */
export const DelayNotice = island<DelayNoticeProps>(
  async () => (await import('./DelayNotice.tsx')).DelayNotice,
  import.meta.env.SSR ? (await import('./DelayNotice.tsx')).DelayNotice : null,
);
