import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { Desk } from '#src/my-trips/Desk.tsx';
import { TripList } from '#src/my-trips/TripList.tsx';
import { SavedSearches } from '#src/search-alerts/SavedSearches.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import type { MyTripsActionResult } from './myTrips.action.ts';
import type { MyTripsData } from './myTrips.loader.ts';

/** The trips and saved searches of a traveller, or the open tasks of an agent. Works without JavaScript. */
export function MyTripsPage() {
  const { firstName, trips, searches, counts } = useLoaderData<MyTripsData>();
  const result = useActionData<MyTripsActionResult>();
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead title="My Trips" path="/my-trips/" description="Your requests, letters and papers." noIndex />
      {trips ? (
        <TripList
          firstName={firstName}
          trips={trips}
          searches={
            <SavedSearches
              {...result}
              searches={searches}
              busy={busy}
              renderForm={(id, content) => (
                <Form preventScrollReset>
                  <input type="hidden" name="search" value={id} />
                  {content}
                </Form>
              )}
            />
          }
        />
      ) : (
        <Desk firstName={firstName} counts={counts} />
      )}
    </>
  );
}
