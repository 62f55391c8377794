import { GlobalStyle } from '@farwend/design-system';
import { useLoaderData, useMatches } from 'react-router-dom';
import type { RootData } from './root.loader.ts';
import { Layout } from './layout/Layout.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { handleOf } from './shared/pageHandle.ts';

/** What holds every page: styles, session, navigation and footer. */
export function Root() {
  const { user, reviews } = useLoaderData<RootData>();
  return (
    <>
      {import.meta.env.SSR && <GlobalStyle /> /* stays in the page's sheet; the browser need not carry it twice */}
      <SessionProvider initialUser={user}>
        <Layout frame={handleOf(useMatches())?.frame ?? 'full'} reviews={reviews} />
      </SessionProvider>
    </>
  );
}
