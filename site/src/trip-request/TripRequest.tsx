import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { phones } from '#src/shared/phones.ts';
import { readSentRequest } from '#src/shared/sentRequest.ts';
import type { TripRequestInput } from './context.ts';
import { today } from './dates.ts';
import { DRAFT_NAME, isKept, readDraft } from './draft.ts';
import { countriesOf } from './minimumStay.ts';
import { Notices } from './Notices.tsx';
import { stepFrom } from './steps.ts';
import { TripRequestView, type TripRequestViewProps } from './TripRequestView.tsx';
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
  /** Ends the session of the signed-in traveller; absent: nobody is signed in. */
  onSignOut?: (() => void) | undefined;
}

/** The trip request form at its address: restores what was kept, follows `?step=`, goes to the thank-you page. */
export function TripRequest({ input, hasPosted = false, firstCountries = [], renderPlain, onSignOut, ...surroundings }: TripRequestProps) {
  const { sending, storage } = surroundings;
  const { actor, snapshot, data } = useTripRequest(surroundings, input);
  const { context } = snapshot;
  const other = useOtherTab(storage);
  const isOffline = useIsOffline();
  const isReady = useRestored(actor.send, storage, hasPosted);
  useStepAddress(context.step, { isReady, onAsked: (step) => actor.send({ type: 'GOTO', step }) });
  useGoodbye(snapshot.matches({ form: 'thanks' }) && context.lastCompletedStep >= 0);

  const reset = () => actor.send({ type: 'RESET', formId: sending.newId() });
  return (
    <TripRequestView
      context={context}
      emailCheck={
        snapshot.matches({ form: { checkEmail: 'agent' } })
          ? 'agent'
          : snapshot.matches({ form: { checkEmail: 'disabled' } })
            ? 'disabled'
            : 'checking'
      }
      isDuplicate={snapshot.matches({ form: 'duplicate' })}
      isSending={context.isSaving || snapshot.matches({ form: { phone: 'verifying' } })}
      places={data.places.length > 0 ? data.places : undefined}
      tripCountries={countriesOf(context.form.destinationNames, data.places, data.countryFacts)}
      countries={data.countries.length > 0 ? data.countries : firstCountries}
      today={today()}
      phone={phones.call}
      renderPlain={renderPlain}
      onPlacesWanted={data.load}
      onEvent={actor.send}
      onStartOver={reset}
      onSendNew={() => actor.send({ type: 'SEND_NEW', formId: sending.newId() })}
      onSignOut={onSignOut}
      notices={
        <Notices
          isOffline={isOffline}
          isStorageBlocked={context.isStorageBlocked}
          restoredFrom={context.restoredFrom}
          datePassed={context.datePassed}
          isChangedElsewhere={other.draft !== null && !context.isSubmitted}
          onClose={() => actor.send({ type: 'NOTICE.CLOSE' })}
          onStartOver={reset}
          onLoadOther={() => {
            if (other.draft) actor.send({ type: 'RESTORE', draft: other.draft, step: other.draft.machineValue });
            actor.send({ type: 'NOTICE.CLOSE' });
            other.forget();
          }}
          onKeepMine={other.forget}
        />
      }
    />
  );
}

/** After the first render shows what was kept, or what was sent when one comes back to it; true from then on. */
function useRestored(
  send: ReturnType<typeof useTripRequest>['actor']['send'],
  storage: Surroundings['storage'],
  hasPosted: boolean,
): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const step = stepFrom(new URLSearchParams(window.location.search).get('step'));
    const sent = step === 'thanks' ? readSentRequest() : null;
    const draft = hasPosted ? null : readDraft(storage.read(DRAFT_NAME, isKept));
    if (sent) send({ type: 'RESTORE.SENT', sent });
    else if (draft) send({ type: 'RESTORE', draft, step });
    setReady(true);
  }, [send, storage, hasPosted]);
  return isReady;
}

/** Once sent, on to the thank-you page; the form's own entry in the history then says "sent". */
function useGoodbye(isSent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSent) return;
    const leave = async () => {
      await navigate('?step=thanks', { replace: true, preventScrollReset: true, state: { byForm: true } });
      await navigate('/trip-request/thank-you/');
    };
    void leave();
  }, [isSent, navigate]);
}
