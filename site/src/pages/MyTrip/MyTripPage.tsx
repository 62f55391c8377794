import { useEffect } from 'react';
import { Form } from '#src/startup/Form.tsx';
import { useNavigation } from '#src/startup/navigation.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { TripView } from '#src/my-trips/TripView.tsx';
import { api } from '#src/shared/api.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import type { MyTripActionResult } from './myTrip.action.ts';
import type { MyTripData } from './myTrip.loader.ts';

/** One trip of the signed-in traveller. */
export function MyTripPage() {
  const { trip, matches } = useLoaderData<MyTripData>();
  const result = useActionData<MyTripActionResult>();
  const busy = useNavigation().state === 'submitting';
  useMarkMessagesRead(matches);
  return (
    <>
      <PageHead title={trip.title || 'My Trips'} path={`/my-trips/${trip.id}/`} description="One of your trips." noIndex />
      <TripView
        {...result}
        trip={trip}
        matches={matches}
        busy={busy}
        renderForm={(deed, content) => (
          <Form preventScrollReset key={`${deed}${trip.version}${result?.done ?? ''}`}>
            <input type="hidden" name="deed" value={deed} />
            {content}
          </Form>
        )}
      />
    </>
  );
}

/** Marks displayed messages as read. */
function useMarkMessagesRead(matches: MyTripData['matches']): void {
  useEffect(() => {
    for (const { conversation } of matches) {
      const last = conversation?.items.at(-1);
      if (!conversation || conversation.unread === 0 || !last) continue;
      api.put('/v3/conversations/{id}/read', { params: { id: conversation.conversationId }, body: {} }).catch(() => undefined); // they remain unread
    }
  }, [matches]);
}
