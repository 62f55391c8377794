import { SideBySide, type ComparisonData } from '#src/compare/SideBySide.tsx';
import { useComparison } from '#src/compare/useComparison.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { useLoaderData } from '#src/startup/page.ts';

/** The comparison with its document head. It is not indexed: each page in it is. */
export function CompareItinerariesContent() {
  const data = useLoaderData<ComparisonData>();
  return (
    <>
      <PageHead
        title="Itineraries side by side"
        description="Two or three routes beside each other: the way on a map, nights, price, months, pace, hours on the way and beds."
        path="/compare/itineraries"
        noIndex
      />
      <SideBySide {...data} kind="itineraries" comparison={useComparison('itineraries')} />
    </>
  );
}
