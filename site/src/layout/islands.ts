import { portalOf } from '#src/shared/portalOf.ts';
import { isAgentOrTeamMember } from '#src/shared/session.ts';
import { island } from '#src/startup/island.tsx';
import { servedHtml } from '#src/startup/servedHtml.tsx';
import type { FooterProps } from '#src/footer/Footer.tsx';
import type { DelayNoticeProps } from './DelayNotice.tsx';
import type { NavigationProps } from '#src/navigation/Navigation.tsx';

/** The navigation, hydrated at the first interaction; the slim one is links and a native popover, which need no script. */
export const NavigationIsland = servedHtml<NavigationProps>(
  async () => (await import('./NavigationWithSearch.tsx')).NavigationWithSearch,
  import.meta.env.SSR ? (await import('./NavigationWithSearch.tsx')).NavigationWithSearch : null,
  {
    name: 'navigation',
    key: ({ user, portals, content, announcement, currentPath, tripRequestHref, isActionQuiet, slim }) => [
      portalOf(user, portals),
      user.isAuthenticated,
      content.phones,
      announcement,
      ...(slim ? [] : [isAgentOrTeamMember(user), content, currentPath, tripRequestHref, isActionQuiet]),
    ],
  },
  ({ slim }) => !slim,
);

/** The footer with its form, hydrated at the first interaction; the slim one is links. */
export const FooterIsland = servedHtml<FooterProps>(
  async () => (await import('./FooterWithNewsletter.tsx')).FooterWithNewsletter,
  import.meta.env.SSR ? (await import('./FooterWithNewsletter.tsx')).FooterWithNewsletter : null,
  {
    name: 'footer',
    key: ({ variant, content, reviews, hideProofOnMobile, year }) => [
      content.legal,
      content.social,
      year,
      ...(variant === 'slim' ? [] : [content, reviews, hideProofOnMobile]),
    ],
  },
  ({ variant }) => variant !== 'slim',
);

/** The notice of a slow navigation; visitors navigate, so it is hydrated at the first interaction. */
export const DelayNotice = island<DelayNoticeProps>(
  async () => (await import('./DelayNotice.tsx')).DelayNotice,
  import.meta.env.SSR ? (await import('./DelayNotice.tsx')).DelayNotice : null,
);
