import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useOutsideScripts } from '#src/scripts/useOutsideScripts.ts';
import type { Announcement } from '#src/shared/announcement.ts';
import { useFrame } from '#src/shared/frame.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { PageFrame } from '#src/shared/pageHandle.ts';
import { useWay } from '#src/shared/way.ts';
import { useVisits } from '#src/tracking/useVisits.ts';
import { DelayNotice, FooterIsland, NavigationIsland } from './parts.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { useInAppLinks } from './useInAppLinks.ts';

/** Props of Layout. */
export interface LayoutProps {
  /** What stands around the page. */
  frame: PageFrame;
  /** The kind of page, for analytics. */
  pageType: string;
  /** What published reviews come to, for the badge in the footer; null hides it. */
  reviews: { rating: number; count: number } | null;
  /** The word above the navigation; null: none. */
  announcement: Announcement | null;
  /** The page. */
  children: ReactNode;
}

/** Comes in a file of its own, for the few who are asked. */
const ConsentQuestion = lazy(async () => ({ default: (await import('#src/scripts/ConsentQuestion.tsx')).ConsentQuestion }));

/** Navigation, the page, footer. */
export function Layout({ frame, pageType, reviews, announcement, children }: LayoutProps) {
  const { user } = useSession();
  const around = useFrame();
  const { portals } = useSettings();
  const { pathname } = useWay().place;
  useInAppLinks();
  useVisits(pageType);
  const asksConsent = useOutsideScripts();
  useFocusOnArrival('main');
  return (
    <>
      {frame !== 'none' && (
        <NavigationIsland
          user={user}
          frame={around}
          announcement={announcement}
          portals={portals}
          currentPath={pathname}
          slim={frame === 'slim'}
        />
      )}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {frame !== 'none' && (
        <FooterIsland
          variant={frame}
          frame={around}
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

/** The token is written out: its name alone would bring the names of all into the first scripts of every page. */
const Main = styled.main`
  min-block-size: var(--fw-size-main-min);

  &:focus {
    outline: none;
  }
`;
