import { useEffect, useLayoutEffect } from 'react';
import { BareErrorPage, ErrorPage } from '#src/errors/ErrorPage.tsx';
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
          {failure ? <ErrorPage error={failure.error} /> : <PageContent page={page} />}
        </PageErrorBoundary>
      </PageFrame>
    </PageErrorBoundary>
  );
}

function PageContent({ page: { handle, location } }: { page: Page }) {
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
