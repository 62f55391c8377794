import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOutsideScripts } from '#src/scripts/useOutsideScripts.ts';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { PageFrame } from '#src/shared/pageHandle.ts';
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
}

/** Navigation, the page, footer. */
export function Layout({ frame, pageType, reviews }: LayoutProps) {
  const { user } = useSession();
  const { portals } = useSettings();
  const { pathname } = useLocation();
  useInAppLinks();
  useVisits(pageType);
  useOutsideScripts();
  useFocusOnArrival('main');
  return (
    <>
      {frame !== 'none' && <NavigationIsland user={user} portals={portals} currentPath={pathname} slim={frame === 'slim'} />}
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      {frame !== 'none' && (
        <FooterIsland variant={frame} reviews={reviews} hideProofOnMobile={pathname === '/'} year={new Date().getFullYear()} />
      )}
      <DelayNotice />
      <ScrollRestoration />
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
