import { useEffect, useMemo } from 'react';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { useNavigate } from '#src/startup/navigation.ts';
import { AsideIsland } from './AsideIsland.ts';
import type { TripRequestInput } from './context.ts';
import { today } from './dates.ts';
import { CoverNotice } from './CoverNotice.tsx';
import { emailCheckStates } from './emailCheckState.ts';
import type { TripRequestForm } from './form.ts';
import { findTripCountries } from './minimumStay.ts';
import { LazyNotices } from './LazyNotices.tsx';
import type { CarePerson } from './loadCarePeople.ts';
import { TripRequestView, type TripRequestViewProps } from './TripRequestView.tsx';
import type { StepName } from './steps.ts';
import type { TripStart } from './tripStart.ts';
import { useRestoredVisit } from './useRestoredVisit.ts';
import { useIsOffline } from './useIsOffline.ts';
import { useOtherTabDraft } from './useOtherTabDraft.ts';
import { useSentElsewhere } from './useSentElsewhere.ts';
import { useStepParameter } from './useStepParameter.ts';
import type { ResidenceCountry } from './FormLists.ts';
import { useTripRequest, type FormEnvironment } from './useTripRequest.ts';

/** Props of TripRequest. */
export interface TripRequestProps extends FormEnvironment {
  /** Initial state of the form. */
  input: TripRequestInput;
  /** The form was posted before the scripts loaded; its answers win over the saved draft. Defaults to false. */
  hasPosted?: boolean | undefined;
  /** What the address says to begin with, which the initial form says already; null if nothing. Defaults to null. */
  start?: TripStart | null | undefined;
  /** Countries of residence rendered with the page; empty: loaded later. */
  firstCountries?: readonly ResidenceCountry[] | undefined;
  /** Team members who read requests. Defaults to none. */
  care?: readonly CarePerson[] | undefined;
  /** Renders the fields that complete the first step without JavaScript. */
  renderNoScript?: TripRequestViewProps['renderNoScript'];
  /** Whether single sign-on is available. */
  isSsoOffered?: boolean | undefined;
  /** Signs the traveller out. */
  onSignOut?: (() => Promise<void>) | undefined;
}

/** The trip request form on its page: restores saved answers, syncs `?step=`, and continues to the thank-you page. */
export function TripRequest(props: TripRequestProps) {
  const {
    input,
    hasPosted = false,
    start = null,
    firstCountries = [],
    care = nobody,
    renderNoScript,
    isSsoOffered,
    onSignOut,
    services,
    storage,
  } = props;
  const { phones } = useLayoutContent();
  const environment = useMemo(() => ({ services, storage }), [services, storage]);
  const { form, state, data } = useTripRequest(environment, input);
  const { context, status } = state;
  const other = useOtherTabDraft(storage);
  const before = useSentElsewhere(form, storage);
  const isOffline = useIsOffline();
  const { isReady, isLinkGone } = useRestoredVisit(form, environment, { hasPosted, start, isSignedIn: input.isSignedIn ?? false });

  const signOut = () => void onSignOut?.().then(() => form.send({ type: 'SIGNED_OUT' }));
  const reset = () => form.send({ type: 'RESET', formId: services.newId() });
  return (
    <>
      <StepParameter
        step={context.step}
        isReady={isReady}
        isSent={status === 'thanks' && context.lastCompletedStep >= 0}
        onStepRequested={(step) => form.send({ type: 'GOTO', step })}
      />
      <CoverNotice isFormReady={isReady && context.step === 'details'} />
      <TripRequestView
        context={context}
        emailCheck={emailCheckStates.find((check) => check === status) ?? 'checking'}
        isSsoOffered={isSsoOffered}
        isDuplicate={status === 'duplicate'}
        isSending={context.isSaving || status === 'verifying'}
        places={data.places.length > 0 ? data.places : undefined}
        tripCountries={findTripCountries(context.form.destinationNames, data.places, data.countryFacts)}
        countries={data.countries.length > 0 ? data.countries : firstCountries}
        today={today()}
        phone={mainPhoneOf(phones)}
        renderNoScript={renderNoScript}
        aside={<AsideIsland form={form} care={care} />}
        onPlacesNeeded={data.load}
        onEvent={form.send}
        onStartOver={reset}
        onSendNew={() => form.send({ type: 'SEND_NEW', formId: services.newId() })}
        onSignOut={context.isSignedIn && onSignOut ? signOut : undefined}
        notices={
          <LazyNotices
            isOffline={isOffline}
            isStorageBlocked={context.isStorageBlocked}
            restoredFrom={context.restoredFrom}
            datePassed={context.datePassed}
            isLinkGone={isLinkGone}
            offered={context.offered}
            sentBefore={before.sent}
            isChangedElsewhere={other.draft !== null && !context.isSubmitted && hasDifferentAnswers(other.draft.context.form, context.form)}
            onClose={() => form.send({ type: 'NOTICE.CLOSE' })}
            onStartOver={reset}
            onLoadOther={() => {
              if (other.draft) form.send({ type: 'RESTORE', draft: other.draft, step: other.draft.machineValue });
              form.send({ type: 'NOTICE.CLOSE' });
              other.dismiss();
            }}
            onKeepMine={other.dismiss}
            onBeginNew={before.dismiss}
            onUseStart={() => form.send({ type: 'START.USE' })}
            onKeepAnswers={() => form.send({ type: 'START.KEEP' })}
          />
        }
      />
    </>
  );
}

/** One list for all renderings: an island must not render again before it is hydrated. */
const nobody: readonly CarePerson[] = [];

/** Whether two forms differ: opening the form in another tab writes the same answers again. */
function hasDifferentAnswers(first: TripRequestForm, second: TripRequestForm): boolean {
  return JSON.stringify(first) !== JSON.stringify(second);
}

/** Syncs `?step=` in a component of its own, so that a URL change does not render the form again. */
function StepParameter({
  step,
  onStepRequested,
  isReady,
  isSent,
}: {
  step: StepName;
  onStepRequested: (step: StepName) => void;
  isReady: boolean;
  isSent: boolean;
}) {
  useStepParameter(step, { isReady, onStepRequested });
  useThankYouRedirect(isSent);
  return null;
}

/** Navigates to the thank-you page after sending; the form's own history entry becomes `?step=thanks`. */
function useThankYouRedirect(isSent: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSent) return;
    const redirect = async () => {
      await navigate('?step=thanks', { replace: true, preventScrollReset: true, state: { byForm: true } });
      await navigate('/trip-request/thank-you/');
    };
    void redirect();
  }, [isSent, navigate]);
}
