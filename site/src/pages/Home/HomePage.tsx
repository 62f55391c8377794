import { useRouteLoaderData } from 'react-router-dom';
import type { RootData } from '#src/root.loader.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { houseData } from '#src/seo/house.ts';
import { island } from '#src/shared/island.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { HomeProps } from './Home.tsx';

/** Nothing on the page needs scripts to be read, so they come with the first sign of a person. */
const HomeIsland = island<HomeProps>(
  async () => (await import('./Home.tsx')).Home,
  import.meta.env.SSR ? (await import('./Home.tsx')).Home : null,
);

/** The home page. */
export function HomePage() {
  const root = useRouteLoaderData<RootData>('root');
  const { user } = useSession();
  const { origin } = useSettings();
  return (
    <>
      <PageHead
        title="Farwend: journeys drawn by people who have been there"
        bareTitle
        path="/"
        description="Describe the journey you have in mind. Specialists who live there answer with a route: days, distances, prices, and what to leave out."
      />
      <JsonLd data={houseData(origin)} />
      <HomeIsland reviews={root?.reviews ?? null} isTrade={isTrade(user)} />
    </>
  );
}
