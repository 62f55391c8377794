import { useLoaderData } from '#src/startup/page.ts';
import { Desk } from '#src/my-trips/Desk.tsx';
import { TripList } from '#src/my-trips/TripList.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import type { MyTripsData } from './myTrips.loader.ts';

/** The trips of a traveller, or the open tasks of an agent. */
export function MyTripsPage() {
  const { firstName, trips, counts } = useLoaderData<MyTripsData>();
  return (
    <>
      <PageHead title="My Trips" path="/my-trips/" description="Your requests, letters and papers." noIndex />
      {trips ? <TripList firstName={firstName} trips={trips} /> : <Desk firstName={firstName} counts={counts} />}
    </>
  );
}
