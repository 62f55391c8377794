import { SkipLink, token } from '@farwend/design-system';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { PageFrame } from '#src/shared/pageHandle.ts';
import { FooterIsland, NavigationIsland } from './parts.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { useInAppLinks } from './useInAppLinks.ts';

/** Props of Layout. */
export interface LayoutProps {
  /** What stands around the page. */
  frame: PageFrame;
  /** What published reviews come to, for the badge in the footer; null hides it. */
  reviews: { rating: number; count: number } | null;
}

/** Navigation, the page, footer. */
export function Layout({ frame, reviews }: LayoutProps) {
  const { user } = useSession();
  const { portals } = useSettings();
  const { pathname } = useLocation();
  useInAppLinks();
  useFocusOnArrival('main');
  return (
    <>
      {frame !== 'none' && (
        <>
          <SkipLink />
          <NavigationIsland user={user} portals={portals} currentPath={pathname} slim={frame === 'slim'} />
        </>
      )}
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      {frame !== 'none' && (
        <FooterIsland variant={frame} reviews={reviews} hideProofOnMobile={pathname === '/'} year={new Date().getFullYear()} />
      )}
      <ScrollRestoration />
    </>
  );
}

const Main = styled.main`
  min-block-size: ${token.size.mainMin};

  &:focus {
    outline: none;
  }
`;
