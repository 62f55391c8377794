import { useEffect, useLayoutEffect } from 'react';
import { BareErrorPage, ErrorPage } from '#src/errors/ErrorPage.tsx';
import { ClosedPage } from '#src/closed/ClosedPage.tsx';
import { getFailureStatus } from '#src/shared/getFailureStatus.ts';
import { findClosedPage, type ClosedPage as ClosedPageData } from '#src/shared/closedPages.ts';
import type { Navigator } from './navigation.ts';
import { NavigatorProvider } from './NavigatorProvider.tsx';
import { usePage, type Page } from './page.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { PageFrame } from './PageFrame.tsx';

/** Props of App. */
export interface AppProps {
  navigator: Navigator;
  /** Called once the page has been hydrated. */
  onHydrated?: () => void;
}

/** The site: the navigator's page in its layout. Server and browser render the same tree, and a navigation changes the page in it. */
export function App({ navigator, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <NavigatorProvider navigator={navigator}>
      <PageInLayout />
    </NavigatorProvider>
  );
}

function PageInLayout() {
  const page = usePage();
  const { root, handle, failure, location } = page;
  useScrollOnArrival(page);
  if (!root || failure?.isRoot) return <BareErrorPage error={failure?.error} />;
  return (
    <PageErrorBoundary location={location} renderError={(error) => <BareErrorPage error={error} />}>
      <PageFrame root={root} layout={handle?.layout ?? 'full'} type={handle?.type ?? 'notFound'}>
        <PageErrorBoundary location={location} renderError={(error) => <ErrorPage error={error} />}>
          <PageContent page={page} closed={findClosed(page)} />
        </PageErrorBoundary>
      </PageFrame>
    </PageErrorBoundary>
  );
}

/** The closed page at this address; undefined if its content was found after all, as the draft behind a preview link, or has failed. */
function findClosed({ root, location, failure }: Page): ClosedPageData | undefined {
  const closed = findClosedPage(location.pathname, root?.layoutContent.closedPages ?? []);
  const isMissing = failure !== null && getFailureStatus(failure.error) === 404;
  return (closed?.content === 'contentPage' ? isMissing : failure === null) ? closed : undefined;
}

function PageContent({ page: { handle, location, failure }, closed }: { page: Page; closed: ClosedPageData | undefined }) {
  if (closed) return <ClosedPage {...closed} />;
  if (failure) return <ErrorPage error={failure.error} />;
  const Content = handle?.component.current;
  if (!Content) throw new Error(`The page at ${location.pathname} was shown before it was loaded`);
  return <Content />;
}

/** After a navigation scrolls to the URL's fragment, or to where the reader left the page. */
function useScrollOnArrival({ location, scrollTop }: Page): void {
  useLayoutEffect(() => {
    if (scrollTop === null) return;
    const target = scrollTop === 0 && location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, scrollTop);
  }, [location, scrollTop]);
}
