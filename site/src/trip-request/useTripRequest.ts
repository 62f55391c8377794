import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#src/shared/whenIdle.ts';
import type { Storage30 } from '#src/shared/storage.ts';
import type { TripRequestInput } from './context.ts';
import { createFormStore, running } from './formStore.ts';
import { Notices } from './LaterNotices.tsx';
import { minimumStay } from './minimumStay.ts';
import type { Sending } from './sendTripRequest.ts';
import { laterFields, styleFields } from './steps/LaterStep.tsx';
import { usePlaces } from './usePlaces.ts';

/** What the form needs from around it. */
export interface Surroundings {
  /** What sending needs; the places come from here. */
  sending: Omit<Sending, 'places'>;
  /** Where the draft is kept. */
  storage: Storage30;
}

/** The running form: how events reach it, what it shows, and the lists it reads. */
export function useTripRequest({ sending, storage }: Surroundings, input: TripRequestInput) {
  const data = usePlaces(sending.api, storage, loadNext);
  const [known] = useState(() => ({ places: data.places }));
  const [form] = useState(() => createFormStore(input, { ...sending, places: () => known.places }, storage));
  const state = useSyncExternalStore(form.subscribe, form.read, form.read);
  const { destinationNames } = state.context.form;
  const { minDuration, minDurationCountry, optIn } = state.context;
  const { places, countryFacts } = data;

  useEffect(() => {
    known.places = places;
  }, [known, places]);
  useEffect(() => {
    const minimum = minimumStay(destinationNames, places, countryFacts);
    if (minimum.nights !== minDuration || minimum.country !== minDurationCountry) form.send({ type: 'MINIMUM.CHANGE', minimum });
  }, [form, destinationNames, places, countryFacts, minDuration, minDurationCountry]);
  useEffect(() => {
    const countries = countryFacts.filter(({ newsletterConsent }) => newsletterConsent === 'OPT_IN').map(({ countryCode }) => countryCode);
    if (countries.some((code) => !optIn.includes(code))) form.send({ type: 'OPT_IN.FOUND', countries });
  }, [form, countryFacts, optIn]);
  const isPastFirst = state.context.step !== 'details';
  useEffect(() => (isPastFirst ? whenIdle(loadRest) : undefined), [isPastFirst]);
  // Leaving by a link counts like leaving the page.
  useLayoutEffect(() => {
    const hide = () => form.send({ type: 'PAGE.HIDE' });
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      hide();
      form.stop();
    };
  }, [form]);
  return { form, state, data };
}

/** Fetches ahead what a person needs to finish the first step; offline it is tried again when it is needed. */
function loadNext(): void {
  for (const part of [running.load(), styleFields.load(), Notices.load()]) part.catch(() => undefined);
}

/** The same for who has finished it. */
function loadRest(): void {
  for (const part of [laterFields.load(), import('./sendTripRequest.ts')]) part.catch(() => undefined);
}
