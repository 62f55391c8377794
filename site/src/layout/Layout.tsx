import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useThirdPartyScripts } from '#src/scripts/useThirdPartyScripts.ts';
import type { Announcement } from '#src/shared/announcement.ts';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { useSession } from '#src/shared/session.ts';
import { useIsOpen } from '#src/shared/useIsOpen.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { LayoutVariant } from '#src/startup/pageHandle.ts';
import { usePage } from '#src/startup/page.ts';
import { hasOwnAction } from '#src/trip-context/findTripContext.ts';
import { usePageViewTracking } from '#src/tracking/usePageViewTracking.ts';
import { DelayNotice, FooterIsland, NavigationIsland } from './islands.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useInAppLinks } from './useInAppLinks.ts';
import { useTripRequestHref } from '#src/trip-context/TripRequestHref.ts';

/** Props of Layout. */
export interface LayoutProps {
  /** What surrounds the page. */
  layout: LayoutVariant;
  /** The kind of page, for analytics. */
  pageType: string;
  /** Figures of published reviews for the badge in the footer; null hides it. */
  reviews: { rating: number; count: number } | null;
  /** The announcement above the navigation; null if none. */
  announcement: Announcement | null;
  /** The page. */
  children: ReactNode;
}

/** Loaded on demand, for the few visitors who are asked. */
const ConsentQuestion = lazy(async () => ({ default: (await import('#src/scripts/ConsentQuestion.tsx')).ConsentQuestion }));

/** Navigation, the page, footer. */
export function Layout({ layout, pageType, reviews, announcement, children }: LayoutProps) {
  const { user } = useSession();
  const content = useLayoutContent();
  const { portals } = useSettings();
  const page = usePage();
  const { pathname } = page.location;
  const isOpen = useIsOpen();
  const tripRequestHref = useTripRequestHref();
  useInAppLinks();
  usePageViewTracking(pageType);
  const asksConsent = useThirdPartyScripts();
  useFocusOnNavigation('main');
  return (
    <>
      {layout !== 'none' && (
        <NavigationIsland
          user={user}
          content={content}
          announcement={announcement}
          portals={portals}
          currentPath={pathname}
          tripRequestHref={tripRequestHref}
          isActionQuiet={hasOwnAction(page) && isOpen(pathname)}
          slim={layout === 'slim'}
        />
      )}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {layout !== 'none' && (
        <FooterIsland
          variant={layout}
          content={content}
          reviews={reviews}
          hideProofOnMobile={pathname === '/'}
          year={new Date().getFullYear()}
        />
      )}
      {asksConsent && (
        <Suspense>
          <ConsentQuestion />
        </Suspense>
      )}
      <DelayNotice />
    </>
  );
}

/** The custom property is written out: importing `token` would add all token names to the first scripts of every page. */
const Main = styled.main`
  min-block-size: var(--fw-size-main-min);

  &:focus {
    outline: none;
  }
`;
