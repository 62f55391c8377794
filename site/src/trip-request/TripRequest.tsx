import { useEffect, useMemo } from 'react';
import { useFrame } from '#src/shared/frame.ts';
import { useWay } from '#src/shared/way.ts';
import type { TripRequestInput } from './context.ts';
import { today } from './dates.ts';
import { emailCheckStates } from './emailCheckState.ts';
import type { TripRequestForm } from './form.ts';
import { countriesOf } from './minimumStay.ts';
import { LaterNotices } from './LaterNotices.tsx';
import { TripRequestView, type TripRequestViewProps } from './TripRequestView.tsx';
import type { StepName } from './steps.ts';
import { useArrival } from './useArrival.ts';
import { useIsOffline } from './useIsOffline.ts';
import { useOtherTab } from './useOtherTab.ts';
import { useStepAddress } from './useStepAddress.ts';
import type { ResidenceCountry } from './usePlaces.ts';
import { useTripRequest, type Surroundings } from './useTripRequest.ts';

/** Props of TripRequest. */
export interface TripRequestProps extends Surroundings {
  /** What the form begins with. */
  input: TripRequestInput;
  /** Answers that were posted before the scripts had come; they count more than what was kept. */
  hasPosted?: boolean | undefined;
  /** Countries of residence that came with the page; empty: they are read later. */
  firstCountries?: readonly ResidenceCountry[] | undefined;
  /** Draws what makes the first step a whole form without scripts. */
  renderPlain?: TripRequestViewProps['renderPlain'];
  /** Whether one can sign in with an identity provider. */
  isSsoOffered?: boolean | undefined;
  /** Ends the session of the signed-in traveller. */
  onSignOut?: (() => Promise<void>) | undefined;
}

/** The trip request form at its address: restores what was kept, follows `?step=`, goes to the thank-you page. */
export function TripRequest(props: TripRequestProps) {
  const { input, hasPosted = false, firstCountries = [], renderPlain, isSsoOffered, onSignOut, sending, storage } = props;
  const { phones } = useFrame();
  const surroundings = useMemo(() => ({ sending, storage }), [sending, storage]);
  const { form, state, data } = useTripRequest(surroundings, input);
  const { context, at } = state;
  const other = useOtherTab(storage);
  const isOffline = useIsOffline();
  const { isReady, isLinkGone } = useArrival(form, surroundings, { hasPosted, isSignedIn: input.isSignedIn ?? false });

  const signOut = () => void onSignOut?.().then(() => form.send({ type: 'SIGNED_OUT' }));
  const reset = () => form.send({ type: 'RESET', formId: sending.newId() });
  return (
    <>
      <StepAddress
        step={context.step}
        isReady={isReady}
        isSent={at === 'thanks' && context.lastCompletedStep >= 0}
        onAsked={(step) => form.send({ type: 'GOTO', step })}
      />
      <TripRequestView
        context={context}
        emailCheck={emailCheckStates.find((state) => state === at) ?? 'checking'}
        isSsoOffered={isSsoOffered}
        isDuplicate={at === 'duplicate'}
        isSending={context.isSaving || at === 'verifying'}
        places={data.places.length > 0 ? data.places : undefined}
        tripCountries={countriesOf(context.form.destinationNames, data.places, data.countryFacts)}
        countries={data.countries.length > 0 ? data.countries : firstCountries}
        today={today()}
        phone={phones.call}
        renderPlain={renderPlain}
        onPlacesWanted={data.load}
        onEvent={form.send}
        onStartOver={reset}
        onSendNew={() => form.send({ type: 'SEND_NEW', formId: sending.newId() })}
        onSignOut={context.isSignedIn && onSignOut ? signOut : undefined}
        notices={
          <LaterNotices
            isOffline={isOffline}
            isStorageBlocked={context.isStorageBlocked}
            restoredFrom={context.restoredFrom}
            datePassed={context.datePassed}
            isLinkGone={isLinkGone}
            offered={context.offered?.title ?? null}
            isChangedElsewhere={other.draft !== null && !context.isSubmitted && isOther(other.draft.context.form, context.form)}
            onClose={() => form.send({ type: 'NOTICE.CLOSE' })}
            onStartOver={reset}
            onLoadOther={() => {
              if (other.draft) form.send({ type: 'RESTORE', draft: other.draft, step: other.draft.machineValue });
              form.send({ type: 'NOTICE.CLOSE' });
              other.forget();
            }}
            onKeepMine={other.forget}
            onUseItinerary={() => form.send({ type: 'ITINERARY.USE' })}
            onKeepAnswers={() => form.send({ type: 'ITINERARY.KEEP' })}
          />
        }
      />
    </>
  );
}

/** Whether two forms hold different answers: a tab that only opens the form writes the same ones again. */
function isOther(one: TripRequestForm, other: TripRequestForm): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** Follows the address by itself: a change of it draws nothing of the form anew. */
function StepAddress({
  step,
  onAsked,
  isReady,
  isSent,
}: {
  step: StepName;
  onAsked: (step: StepName) => void;
  isReady: boolean;
  isSent: boolean;
}) {
  useStepAddress(step, { isReady, onAsked });
  useGoodbye(isSent);
  return null;
}

/** Once sent, on to the thank-you page; the form's own entry in the history then says "sent". */
function useGoodbye(isSent: boolean): void {
  const { go } = useWay();
  useEffect(() => {
    if (!isSent) return;
    const leave = async () => {
      await go('?step=thanks', { replace: true, preventScrollReset: true, state: { byForm: true } });
      await go('/trip-request/thank-you/');
    };
    void leave();
  }, [isSent, go]);
}
