import { SkipLink, token } from '@farwend/design-system';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageFrame } from '#src/shared/pageHandle.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { useInAppLinks } from './useInAppLinks.ts';

/** Props of Layout. */
export interface LayoutProps {
  /** What stands around the page. */
  frame: PageFrame;
  /** Published reviews, for the badge in the footer; null hides it. */
  reviewCount: number | null;
}

/** Navigation, the page, footer. */
export function Layout({ frame }: LayoutProps) {
  useInAppLinks();
  useFocusOnArrival('main');
  return (
    <>
      {frame !== 'none' && <SkipLink />}
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
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
