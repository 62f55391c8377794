import { useEffect } from 'react';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router-dom';
import { TripView } from '#src/my-trips/TripView.tsx';
import { api } from '#src/shared/api.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import type { MyTripAnswer } from './myTrip.action.ts';
import type { MyTripData } from './myTrip.loader.ts';

/** One trip of the signed-in traveller. */
export function MyTripPage() {
  const { trip, matches } = useLoaderData<MyTripData>();
  const answer = useActionData<MyTripAnswer>();
  const busy = useNavigation().state === 'submitting';
  useLettersRead(matches);
  return (
    <>
      <PageHead title={trip.title || 'My Trips'} path={`/my-trips/${trip.id}/`} description="One of your trips." noIndex />
      <TripView
        {...answer}
        trip={trip}
        matches={matches}
        busy={busy}
        renderForm={(deed, content) => (
          <Form method="post" preventScrollReset key={`${deed}${trip.version}${answer?.done ?? ''}`}>
            <input type="hidden" name="deed" value={deed} />
            {content}
          </Form>
        )}
      />
    </>
  );
}

/** Letters that are on the screen are read. */
function useLettersRead(matches: MyTripData['matches']): void {
  useEffect(() => {
    for (const { letters } of matches) {
      const last = letters?.items.at(-1);
      if (!letters || letters.unread === 0 || !last) continue;
      api.put('/v3/conversations/{id}/read', { params: { id: letters.conversationId }, body: {} }).catch(() => undefined); // they stay unread
    }
  }, [matches]);
}

export { myTripAction as action } from './myTrip.action.ts';
export { myTripLoader as loader } from './myTrip.loader.ts';
