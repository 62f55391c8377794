import { useState } from 'react';
import { TeamNote } from '#src/closed/TeamNote.ts';
import { api } from '#src/shared/api.ts';
import { useNavigate } from '#src/startup/navigation.ts';
import { useLoaderData, usePage } from '#src/startup/page.ts';
import { buildOrganizationData } from '#src/seo/buildOrganizationData.ts';
import { JsonLd } from '#src/seo/JsonLd.tsx';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { CachedFragment } from '#src/startup/CachedFragment.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { useIsOpen } from '#src/shared/useIsOpen.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import type { HomeData } from './home.loader.ts';
import { Home, type HomeProps } from './Home.tsx';

/** The home page with its document head, reviews and session. */
export function HomeContent() {
  const reviews = usePage().root?.reviews ?? null;
  const { user } = useSession();
  const { origin } = useSettings();
  const { phones, press, testimonial, promises, closedPages } = useLayoutContent();
  const isOpen = useIsOpen();
  const isTrade = isAgentOrTeamMember(user);
  const phone = mainPhoneOf(phones);
  const editorial = useLoaderData<HomeData>();
  const navigate = useNavigate();
  const [destinations, setDestinations] = useState<HomeProps['destinations']>();
  const loadDestinations = () => {
    const load = async () => setDestinations((await (await import('#src/trip-request/loadFormLists.ts')).loadFormLists(api)).places);
    void load().catch(() => undefined); // the served countries stay
  };
  return (
    <>
      <PageHead
        title="Farwend: journeys drawn by people who have been there"
        bareTitle
        path="/"
        description="Describe the journey you have in mind. Specialists who live there answer with a route: days, distances, prices, and what to leave out."
      />
      <JsonLd data={buildOrganizationData(origin, phone)} />
      {user.personType === 'teamMember' && (closedPages.length > 0 || !phone) && (
        <TeamNote closedPages={closedPages} lacksPhones={!phone} />
      )}
      <CachedFragment name="home" cacheKey={() => [reviews, press, isTrade, phone, testimonial, promises, closedPages, editorial]}>
        <Home
          reviews={reviews}
          press={press}
          isTrade={isTrade}
          phone={phone}
          testimonial={testimonial}
          editorial={editorial}
          isOpen={isOpen}
          destinations={destinations}
          onDestinationsNeeded={loadDestinations}
          onGo={(href) => void navigate(href)}
        />
      </CachedFragment>
    </>
  );
}
