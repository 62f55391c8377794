import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { RootData } from '#src/root.loader.ts';
import { houseData } from '#src/seo/house.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { useFrame } from '#src/shared/frame.ts';
import { Kept } from '#src/shared/Kept.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { HomeData } from './home.loader.ts';
import { Home } from './Home.tsx';

/** The home page with its head, joined to the reviews and the session. */
export function HomeContent() {
  const reviews = useRouteLoaderData<RootData>('root')?.reviews ?? null;
  const { user } = useSession();
  const { origin } = useSettings();
  const { phones, press } = useFrame();
  const editors = useLoaderData<HomeData>();
  return (
    <>
      <PageHead
        title="Farwend: journeys drawn by people who have been there"
        bareTitle
        path="/"
        description="Describe the journey you have in mind. Specialists who live there answer with a route: days, distances, prices, and what to leave out."
      />
      <JsonLd data={houseData(origin, phones.call.href)} />
      <Kept name="home" by={() => [reviews, press, isTrade(user), phones.call, editors]}>
        <Home reviews={reviews} press={press} isTrade={isTrade(user)} phone={phones.call} editors={editors} />
      </Kept>
    </>
  );
}
