import { useLoaderData } from '#src/startup/page.ts';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isAgentOrTeamMember, useSession } from '#src/shared/session.ts';
import { Itinerary } from './Itinerary.tsx';
import type { itineraryLoader } from './itinerary.loader.ts';

/** The page of a journey, with document head and session. */
export function ItineraryContent() {
  const { head, ...shown } = useLoaderData<typeof itineraryLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <Itinerary {...shown} isTrade={isAgentOrTeamMember(user)} />
    </>
  );
}
