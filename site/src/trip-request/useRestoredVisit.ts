import { useEffect, useState } from 'react';
import { takeSsoStarted } from '#src/shared/ssoStarted.ts';
import { DRAFT_KEY, isPlainObject } from './draftKey.ts';
import { machineModule, type FormStore } from './formStore.ts';
import { Notices } from './LazyNotices.tsx';
import { Seasons } from './LazySeasons.ts';
import { StartCards } from './LazyStartCards.ts';
import { laterFields } from './steps/LaterStep.tsx';
import type { TripStart } from './tripStart.ts';
import type { FormEnvironment } from './useTripRequest.ts';

/** Result of restoring a visit. */
export interface RestoredVisit {
  /** Saved answers have been restored; from now on the URL follows the form. */
  isReady: boolean;
  /** The emailed link is no longer valid. */
  isLinkGone: boolean;
}

/** What is known when the visit starts. */
export interface InitialVisit {
  /** The form was posted before the scripts loaded; its answers win over the saved draft. */
  hasPosted: boolean;
  /** What the address says to begin with, which the form says already; null if nothing. */
  start: TripStart | null;
  /** Whether a traveller is signed in. */
  isSignedIn: boolean;
}

/** After the first render restores what was saved, see `restoreVisit`; a first visit loads nothing for it. */
export function useRestoredVisit(
  form: FormStore,
  environment: FormEnvironment,
  { hasPosted, start, isSignedIn }: InitialVisit,
): RestoredVisit {
  const [visit, setVisit] = useState<RestoredVisit>({ isReady: false, isLinkGone: false });
  useEffect(() => {
    const { storage, services } = environment;
    const query = new URLSearchParams(window.location.search);
    const stored = hasPosted ? null : storage.read(DRAFT_KEY, isPlainObject);
    const isFirstVisit = !stored && query.get('step') !== 'thanks' && !query.has('resume');
    let isUnmounted = false;
    const send: FormStore['send'] = (event) => {
      if (!isUnmounted) form.send(event);
    };
    const show = (isLinkValid: boolean) => {
      if (!isUnmounted) setVisit({ isReady: true, isLinkGone: !isLinkValid });
    };
    const restore = async () => {
      // A running machine restores at once; a queued event would let the address be written with the step before it.
      const [{ restoreVisit }] = await Promise.all([
        import('./restoreVisit.ts'),
        machineModule.load(),
        // What appears with the restored step: it would move otherwise.
        ...[Notices, Seasons, StartCards, laterFields].map((part) => part.load().catch(() => undefined)),
      ]);
      return restoreVisit({ query, stored, start, isSignedIn, services, send });
    };
    if (isFirstVisit) show(true);
    else restore().then(show, () => show(true)); // without its script the form starts empty
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && takeSsoStarted() && send({ type: 'SSO.CANCELLED' });
    window.addEventListener('pageshow', onShow);
    return () => {
      isUnmounted = true;
      window.removeEventListener('pageshow', onShow);
    };
  }, [form, environment, hasPosted, start, isSignedIn]);
  return visit;
}
