import { GlobalStyle } from '@farwend/design-system';
import { useContext } from 'react';
import { useLoaderData, useMatches } from 'react-router-dom';
import type { RootData } from './root.loader.ts';
import { Layout } from './pages/Layout/Layout.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { KeptContext } from './shared/Kept.tsx';
import { handleOf } from './shared/pageHandle.ts';

/** What holds every page: styles, session, navigation and footer. */
export function Root() {
  const { user, reviews } = useLoaderData<RootData>();
  const { frame = 'full', type = 'notFound' } = handleOf(useMatches()) ?? {};
  return (
    <>
      {import.meta.env.SSR && <GlobalRules /> /* they stay in the page's sheet; the browser need not carry them twice */}
      <SessionProvider initialUser={user}>
        <Layout frame={frame} pageType={type} reviews={reviews} />
      </SessionProvider>
    </>
  );
}

/** Computed once for each kind of page. */
function GlobalRules() {
  return useContext(KeptContext)?.hasGlobalStyle ? null : <GlobalStyle />;
}
