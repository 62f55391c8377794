import { useLoaderData } from 'react-router-dom';
import { ContentHead } from '#src/seo/ContentHead.tsx';
import { isTrade, useSession } from '#src/shared/session.ts';
import { Itinerary } from './Itinerary.tsx';
import type { itineraryLoader } from './itinerary.loader.ts';

/** The page of a journey with its head, joined to the session. */
export function ItineraryContent() {
  const { head, ...shown } = useLoaderData<typeof itineraryLoader>();
  const { user } = useSession();
  return (
    <>
      <ContentHead facts={head} />
      <Itinerary {...shown} isTrade={isTrade(user)} />
    </>
  );
}
