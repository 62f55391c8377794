import { portalOf } from '#src/shared/portalOf.ts';
import { isTrade } from '#src/shared/session.ts';
import { island } from '#src/shared/island.tsx';
import type { FooterProps } from '#src/footer/Footer.tsx';
import type { DelayNoticeProps } from './DelayNotice.tsx';
import type { NavigationProps } from '#src/navigation/Navigation.tsx';

/** The navigation, alive from the first sign of a person. */
export const NavigationIsland = island<NavigationProps>(
  async () => (await import('#src/navigation/Navigation.tsx')).Navigation,
  import.meta.env.SSR ? (await import('#src/navigation/Navigation.tsx')).Navigation : null,
  {
    name: 'navigation',
    by: ({ user, portals, frame, announcement, currentPath, slim }) => [
      portalOf(user, portals),
      user.isAuthenticated,
      isTrade(user),
      frame,
      announcement,
      currentPath,
      slim,
    ],
  },
);

/** The footer with its form, alive from the first sign of a person. */
export const FooterIsland = island<FooterProps>(
  async () => (await import('./FooterWithNewsletter.tsx')).FooterWithNewsletter,
  import.meta.env.SSR ? (await import('./FooterWithNewsletter.tsx')).FooterWithNewsletter : null,
  { name: 'footer', by: ({ variant, frame, reviews, hideProofOnMobile, year }) => [variant, frame, reviews, hideProofOnMobile, year] },
);

/** The word about a late page; pages are changed by people, so it comes with their first sign. */
export const DelayNotice = island<DelayNoticeProps>(
  async () => (await import('./DelayNotice.tsx')).DelayNotice,
  import.meta.env.SSR ? (await import('./DelayNotice.tsx')).DelayNotice : null,
);
