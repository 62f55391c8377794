import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useNavigator } from '#src/startup/navigation.ts';
import { whenIdle } from '#src/shared/whenIdle.ts';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import type { TripRequestInput } from './context.ts';
import { createFormStore, machineModule } from './formStore.ts';
import { FormErrors } from './LazyFormErrors.ts';
import { Notices } from './LazyNotices.tsx';
import { Seasons } from './LazySeasons.ts';
import { findMinimumStay } from './minimumStay.ts';
import type { FormServices } from './sendTripRequest.ts';
import { laterFields, styleFields } from './steps/LaterStep.tsx';
import { useFormLists } from './useFormLists.ts';

/** What the form needs from its surroundings. */
export interface FormEnvironment {
  /** Services without the places, which the form loads itself. */
  services: Omit<FormServices, 'places'>;
  /** Where the draft is saved. */
  storage: ExpiringStorage;
}

/** Runs the form: its store, its state and the lists it loads. */
export function useTripRequest({ services, storage }: FormEnvironment, input: TripRequestInput) {
  const data = useFormLists(services.api, storage, prefetchFirstStep);
  const [loaded] = useState(() => ({ places: data.places }));
  const [form] = useState(() => createFormStore(input, { ...services, places: () => loaded.places }, storage));
  const state = useSyncExternalStore(form.subscribe, form.read, form.read);
  const { destinationNames } = state.context.form;
  const { minDuration, minDurationCountry, optIn } = state.context;
  const { places, countryFacts } = data;

  useEffect(() => {
    loaded.places = places;
  }, [loaded, places]);
  useEffect(() => {
    const minimum = findMinimumStay(destinationNames, places, countryFacts);
    if (minimum.nights !== minDuration || minimum.country !== minDurationCountry) form.send({ type: 'MINIMUM.CHANGE', minimum });
  }, [form, destinationNames, places, countryFacts, minDuration, minDurationCountry]);
  useEffect(() => {
    const countries = countryFacts.filter(({ newsletterConsent }) => newsletterConsent === 'OPT_IN').map(({ countryCode }) => countryCode);
    if (countries.some((code) => !optIn.includes(code))) form.send({ type: 'OPT_IN.FOUND', countries });
  }, [form, countryFacts, optIn]);
  const isPastFirst = state.context.step !== 'details';
  const { preload } = useNavigator();
  useEffect(() => {
    if (!isPastFirst) return undefined;
    return whenIdle(() => {
      prefetchLaterSteps();
      preload();
    });
  }, [isPastFirst, preload]);
  // Navigating within the site counts as leaving the page.
  useLayoutEffect(() => {
    const onHide = () => form.send({ type: 'PAGE.HIDE' });
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
      form.stop();
    };
  }, [form]);
  return { form, state, data };
}

/** Prefetches what completing the first step needs; after a failure it is loaded on demand. */
function prefetchFirstStep(): void {
  for (const part of [Seasons, machineModule, FormErrors, styleFields, Notices]) part.load().catch(() => undefined);
}

/** Prefetches what the later steps need. */
function prefetchLaterSteps(): void {
  for (const module of [laterFields.load(), import('./laterEffects.ts')]) module.catch(() => undefined);
}
