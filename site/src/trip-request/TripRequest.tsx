import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { phones } from '#src/shared/phones.ts';
import { readSentRequest } from '#src/shared/sentRequest.ts';
import type { TripRequestInput } from './context.ts';
import { today } from './dates.ts';
import { DRAFT_NAME, isKept } from './draftEntry.ts';
import { running, type FormStore } from './formStore.ts';
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
  const { form, state, data } = useTripRequest(surroundings, input);
  const { context, at } = state;
  const other = useOtherTab(storage);
  const isOffline = useIsOffline();
  const isReady = useRestored(form.send, storage, hasPosted);
  useStepAddress(context.step, { isReady, onAsked: (step) => form.send({ type: 'GOTO', step }) });
  useGoodbye(at === 'thanks' && context.lastCompletedStep >= 0);

  const reset = () => form.send({ type: 'RESET', formId: sending.newId() });
  return (
    <TripRequestView
      context={context}
      emailCheck={at === 'agent' || at === 'disabled' ? at : 'checking'}
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
      onSignOut={onSignOut}
      notices={
        <Notices
          isOffline={isOffline}
          isStorageBlocked={context.isStorageBlocked}
          restoredFrom={context.restoredFrom}
          datePassed={context.datePassed}
          isChangedElsewhere={other.draft !== null && !context.isSubmitted}
          onClose={() => form.send({ type: 'NOTICE.CLOSE' })}
          onStartOver={reset}
          onLoadOther={() => {
            if (other.draft) form.send({ type: 'RESTORE', draft: other.draft, step: other.draft.machineValue });
            form.send({ type: 'NOTICE.CLOSE' });
            other.forget();
          }}
          onKeepMine={other.forget}
        />
      }
    />
  );
}

/** After the first render shows what was kept, or what was sent when one comes back to it; true from then on. */
function useRestored(send: FormStore['send'], storage: Surroundings['storage'], hasPosted: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const step = stepFrom(new URLSearchParams(window.location.search).get('step'));
    const sent = step === 'thanks' ? readSentRequest() : null;
    const kept = hasPosted ? null : storage.read(DRAFT_NAME, isKept);
    let isGone = false;
    const restore = async () => {
      const { readDraft } = running.now ?? (await running.load());
      const draft = readDraft(kept);
      if (isGone) return;
      if (sent) send({ type: 'RESTORE.SENT', sent });
      else if (draft) send({ type: 'RESTORE', draft, step });
    };
    if (sent || kept)
      restore().then(
        () => setReady(true),
        () => setReady(true), // without its machine the form begins anew
      );
    else setReady(true);
    return () => {
      isGone = true;
    };
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
