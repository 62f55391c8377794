import { useEffect, useState } from 'react';
import { DRAFT_NAME, isKept } from './draftEntry.ts';
import type { FormStore } from './formStore.ts';
import type { Surroundings } from './useTripRequest.ts';

/** How somebody came to the form. */
export interface Arrival {
  /** What was kept is shown; from now on the address follows the form. */
  isReady: boolean;
  /** The link in a mail led to nothing any more. */
  isLinkGone: boolean;
}

/** What is known of the visit when it begins. */
export interface Beginning {
  /** Answers that were posted before the scripts had come; they count more than what was kept. */
  hasPosted: boolean;
  /** Whether a traveller is signed in. */
  isSignedIn: boolean;
}

/** After the first render shows what there is to show, see `arrive`; a first look needs nothing of it. */
export function useArrival(form: FormStore, surroundings: Surroundings, { hasPosted, isSignedIn }: Beginning): Arrival {
  const [arrival, setArrival] = useState<Arrival>({ isReady: false, isLinkGone: false });
  useEffect(() => {
    const { storage, sending } = surroundings;
    const query = new URLSearchParams(window.location.search);
    const kept = hasPosted ? null : storage.read(DRAFT_NAME, isKept);
    const isFirstLook = !kept && query.get('step') !== 'thanks' && !query.has('resume') && !query.has('itinerary');
    let isGone = false;
    const send: FormStore['send'] = (event) => {
      if (!isGone) form.send(event);
    };
    const show = (isFound: boolean) => {
      if (!isGone) setArrival({ isReady: true, isLinkGone: !isFound });
    };
    const come = async () => (await import('./arrive.ts')).arrive({ query, kept, isSignedIn, sending, send });
    if (isFirstLook) show(true);
    else come().then(show, () => show(true)); // without its scripts the form begins anew
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'SSO.CANCELLED' });
    window.addEventListener('pageshow', onShow);
    return () => {
      isGone = true;
      window.removeEventListener('pageshow', onShow);
    };
  }, [form, surroundings, hasPosted, isSignedIn]);
  return arrival;
}
