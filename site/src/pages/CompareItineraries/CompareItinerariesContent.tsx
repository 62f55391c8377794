import { PageHead } from '#src/shared/PageHead.tsx';
import { useLoaderData } from '#src/startup/page.ts';
import { CompareItineraries } from './CompareItineraries.tsx';
import type { compareItinerariesLoader } from './compareItineraries.loader.ts';

/** The comparison with its document head. It is not indexed: each page in it is. */
export function CompareItinerariesContent() {
  const data = useLoaderData<typeof compareItinerariesLoader>();
  return (
    <>
      <PageHead
        title="Itineraries side by side"
        description="Two or three routes beside each other: nights, price, months, pace, hours on the way and beds."
        path="/compare/itineraries"
        noIndex
      />
      <CompareItineraries {...data} />
    </>
  );
}
