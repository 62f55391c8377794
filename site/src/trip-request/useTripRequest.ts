import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Storage30 } from '#src/shared/storage.ts';
import type { TripRequestInput } from './context.ts';
import { minimumStay } from './minimumStay.ts';
import { provideEffects } from './provideEffects.ts';
import type { Sending } from './sendTripRequest.ts';
import { loadLaterSteps } from './steps/LaterStep.tsx';
import { usePlaces } from './usePlaces.ts';

/** What the form needs from around it. */
export interface Surroundings {
  /** What sending needs; the places come from here. */
  sending: Omit<Sending, 'places'>;
  /** Where the draft is kept. */
  storage: Storage30;
}

/** The running form: its machine, its state, and the lists it reads. */
export function useTripRequest({ sending, storage }: Surroundings, input: TripRequestInput) {
  const data = usePlaces(sending.api, loadLaterSteps);
  const [known] = useState(() => ({ places: data.places }));
  const [machine] = useState(() => provideEffects({ ...sending, places: () => known.places }, storage));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const { destinationNames } = snapshot.context.form;
  const { places, countryFacts } = data;

  useEffect(() => {
    known.places = places;
  }, [known, places]);
  useEffect(() => {
    actor.send({ type: 'MINIMUM.CHANGE', minimum: minimumStay(destinationNames, places, countryFacts) });
  }, [actor, destinationNames, places, countryFacts]);
  // A layout effect is cleaned up before the machine is stopped, so leaving by a link counts like leaving the page.
  useLayoutEffect(() => {
    const hide = () => actor.send({ type: 'PAGE.HIDE' });
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      hide();
    };
  }, [actor]);
  return { actor, snapshot, data };
}
