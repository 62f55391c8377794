import { GlobalStyle } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { Layout } from '#src/layout/Layout.tsx';
import { SessionProvider } from '#src/session/SessionProvider.tsx';
import { LayoutContentContext } from '#src/shared/layoutContent.ts';
import type { LayoutVariant } from './pageHandle.ts';
import type { RootData } from './root.loader.ts';
import { buildTripRequestHref } from '#src/trip-context/buildTripRequestHref.ts';
import { findTripContext } from '#src/trip-context/findTripContext.ts';
import { TripRequestHref } from '#src/trip-context/TripRequestHref.ts';
import { findAnnouncement } from './findAnnouncement.ts';
import { usePage } from './page.ts';

/** Props of PageFrame. */
export interface PageFrameProps {
  /** Data that every page shows around itself. */
  root: RootData;
  /** The layout around this page. */
  layout: LayoutVariant;
  /** The kind of page, for analytics. */
  type: string;
  /** The page. */
  children: ReactNode;
}

/** Wraps every page: global styles, session, navigation and footer. */
export function PageFrame({ root, layout, type, children }: PageFrameProps) {
  const page = usePage();
  const tripRequestHref = buildTripRequestHref(findTripContext(page));
  const { user, reviews, layoutContent } = root;
  return (
    <>
      {import.meta.env.SSR && <GlobalStyle /> /* they stay in the page's style sheet, so the browser need not load them again */}
      <SessionProvider initialUser={user} promptsSignIn={layout !== 'none'}>
        <LayoutContentContext value={layoutContent}>
          <TripRequestHref value={tripRequestHref}>
            <Layout layout={layout} pageType={type} reviews={reviews} announcement={findAnnouncement(page)}>
              {children}
            </Layout>
          </TripRequestHref>
        </LayoutContentContext>
      </SessionProvider>
    </>
  );
}
