import { assign, fromPromise, raise, setup } from 'xstate';
import { applyChange } from './applyChange.ts';
import { getFieldValue } from './getFieldValue.ts';
import { initialContext, type TripRequestContext, type TripRequestInput, type TripRequestMachineEvent } from './context.ts';
import type { Draft, RestoredDraft } from './draft.ts';
import { fieldSteps } from './fieldSteps.ts';
import type { FieldChange, FieldName, TripRequestForm } from './form.ts';
import { findProblems, findRemainingProblems } from './findProblems.ts';
import { isEqual, rewindProgress } from './rewindProgress.ts';
import { fillAccountDetails } from './fillAccountDetails.ts';
import { isSameEmail } from './isSameEmail.ts';
import type { AccountDetails } from './AccountDetails.ts';
import { type TripStart, startForm } from './tripStart.ts';
import { hasIdentity } from './rules.ts';
import type { StepProblem } from './rules/problem.ts';
import { getFailureProblems, findFailureStep, isSessionEnd } from './SendFailure.ts';
import type { SendResult } from './sendTripRequest.ts';
import type { SignIn } from './signIn.ts';
import { clampStep, isReachable } from './clampStep.ts';
import { answeredSteps, indexOf, type StepName } from './steps.ts';
import { analyticsKey, formatInputName, type AnalyticsEvent } from './tracking.ts';

/** Who an email address belongs to. */
export type EmailStatus = 'new' | 'existing' | 'agent' | 'disabled';

const closedNotice = { restoredFrom: null, datePassed: false };

/** Guards, actions and actors of the machine. The actors here reject: `provideEffects` supplies the real ones. */
export const machineSetup = setup({
  types: {
    context: {} as TripRequestContext,
    events: {} as TripRequestMachineEvent,
    input: {} as TripRequestInput,
  },
  delays: { debounce: 500, emailCheckTimeout: 3000, remoteDebounce: 2000 },
  actors: {
    /** Asks the server who an email address belongs to. */
    checkEmail: fromPromise<EmailStatus, { email: string }>(notProvided),
    /** Whether the number is possible in its country. */
    verifyPhone: fromPromise<boolean, TripRequestForm>(notProvided),
    /** Sends the request; rejects with a SendFailure. */
    createTripRequest: fromPromise<SendResult, TripRequestContext>(notProvided),
    /** Signs in with a password or an emailed code; rejects with a SendFailure. */
    signIn: fromPromise<AccountDetails, SignIn>(notProvided),
    /** Emails a sign-in code; rejects with a SendFailure. */
    askCode: fromPromise<void, { email: string }>(notProvided),
    /** Redirects to the identity provider; rejects with a SendFailure. */
    startSso: fromPromise<void, { formId: string }>(notProvided),
    /** Whether the traveller with this address is still signed in. */
    confirmSession: fromPromise<boolean, { email: string }>(notProvided),
    /** Ends the session. */
    signOut: fromPromise<void>(notProvided),
    /** Saves the draft on the server, for visitors who gave their email address; the result is ignored. */
    saveRemote: fromPromise<void, TripRequestContext>(notProvided),
    /** Saves the draft in the browser; rejects if storage is unavailable. */
    saveLocal: fromPromise<void, Draft>(notProvided),
  },
  guards: {
    isValid: ({ context }, { step }: { step: StepName }) => findProblems(step, context).length === 0,
    isUnreachable: ({ context }, { step }: { step: StepName }) => !isReachable(step, context),
    resolvesToStep: ({ context }, { requested, step }: { requested: StepName | null; step: StepName }) =>
      clampStep(requested, context) === step,
    isAnswerOf: (_, { field, step }: { field: FieldName; step: StepName }) => fieldSteps[field] === step,
    isChanging: ({ context }) => context.changing !== null,
    /** The visitor came from the review, and nothing that it shows is missing or needs a check. */
    canReturnToReview: ({ context }) =>
      context.changing?.checkedEmail === context.form.traveler.email &&
      answeredSteps.every((step) => findProblems(step, context).length === 0),
    isNewValue: ({ context }, { name, value }: FieldChange) => !isEqual(getFieldValue(context.form, name), value),
    hasProblems: ({ context }) => context.problems.length > 0,
    isSignedIn: ({ context }) => context.isSignedIn,
    isNotSent: ({ context }) => !context.isSubmitted,
    /** Not sent, or being sent, which may fail. */
    isUnfinished: ({ context }) => !context.isSubmitted || context.isSaving,
    isWorthSaving: ({ context }) => context.lastTouched !== '' && !context.isSubmitted,
    hasIdentity: ({ context }) => hasIdentity(context.form),
    hasFinishedContact: ({ context }) => context.lastCompletedStep >= indexOf('contact'),
    maySaveRemotely: ({ context }) => context.lastCompletedStep >= indexOf('contact') && !context.isSubmitted,
    isSubmitted: ({ context }) => context.isSubmitted,
    isBeforeContact: ({ context }) => context.lastCompletedStep < indexOf('contact'),
    isOtherEmail: (_, { person, typedEmail }: SsoReturn) => typedEmail.trim() !== '' && !isSameEmail(person.email, typedEmail),
    isNewAccount: (_, { isNew }: SsoReturn) => isNew,
    isNewSsoUser: ({ context }) => context.isNewSSOUser,
    isUntouched: ({ context }) => context.lastTouched === '' && context.lastCompletedStep < 0,
    hasOffer: ({ context }) => context.offered !== null,
    isSessionEnd: (_, { error }: { error: unknown }) => isSessionEnd(error),
    failsAtStep: (_, { error, step }: { error: unknown; step: StepName }) => findFailureStep(error) === step,
  },
  actions: {
    applyChange: assign(({ context }, { to, qualifier }: { to: FieldChange; qualifier: string | undefined }) => ({
      form: applyChange(context.form, to, context.optIn),
      lastCompletedStep: rewindProgress(to.name, context.lastCompletedStep),
      lastTouched: formatInputName(to.name, qualifier),
      problems: context.problems.filter(({ field, isExternal }) => !(isExternal && field === to.name)),
      ...closedNotice,
    })),
    /** Adds countries whose settings require opt-in to those that require it by law. */
    addOptInCountries: assign(({ context }, { countries }: { countries: readonly string[] }) => {
      const optIn = [...new Set([...context.optIn, ...countries])];
      const { countryOfResidence } = context.form.traveler;
      return { optIn, form: applyChange(context.form, { name: 'countryOfResidence', value: countryOfResidence }, optIn) };
    }),
    /** Stores the account that returned from single sign-on. */
    storeAccount: assign(({ context }, { person, typedEmail, isNew }: SsoReturn) => ({
      person,
      isSignedIn: true,
      isNewSSOUser: isNew,
      isKnownEmail: false,
      form: typedEmail
        ? { ...context.form, traveler: { ...context.form.traveler, email: typedEmail } }
        : fillAccountDetails(context, person),
    })),
    /** Fills empty fields from the account. */
    fillAccountDetails: assign(({ context }) =>
      context.person ? { form: fillAccountDetails(context, context.person), person: null } : {},
    ),
    startForm: assign(({ context }, { start }: { start: TripStart }) => ({
      form: startForm(context.form, start),
      lastCompletedStep: -1,
      lastTouched: formatInputName('basedOnItinerary'),
      offered: null,
    })),
    startFromOffer: assign(({ context }) =>
      context.offered
        ? {
            form: startForm(context.form, context.offered),
            lastCompletedStep: -1,
            lastTouched: formatInputName('basedOnItinerary'),
            offered: null,
          }
        : {},
    ),
    beginChange: assign(({ context }, { field }: { field: FieldName }) => ({
      changing: { field, checkedEmail: context.form.traveler.email },
    })),
    endChange: assign({ changing: null }),
    enter: assign((_, { step }: { step: StepName }) => ({ step })),
    leave: assign(({ event }) => ({ problems: [], ...(event.type === 'GOTO' && event.isRestoring ? {} : closedNotice) })),
    /** Closes the notice about restored answers. */
    closeNotice: assign(closedNotice),
    complete: assign((_, { step }: { step: StepName }) => ({ lastCompletedStep: indexOf(step), error: false })),
    announceCompletion: raise({ type: 'STEP.COMPLETE' as const }),
    showProblems: assign(({ context }, { problems }: { problems: readonly StepProblem[] }) => ({
      problems: [...problems],
      attempt: context.attempt + 1,
    })),
    recheck: assign(({ context }) => ({ problems: findRemainingProblems(context) })),
    /** Goes to the requested step of restored answers, or to the first unfinished one if it is not reachable yet. */
    goToStep: raise((_, { step }: { step: StepName | null }) => ({ type: 'GOTO' as const, step, isRestoring: true as const })),
    restore: assign(({ context }, { draft, isSsoReturn = false }: { draft: RestoredDraft; isSsoReturn?: boolean | undefined }) => ({
      ...draft.context,
      form: context.isSignedIn ? restoreForAccount(draft.context.form, context.form, isSsoReturn) : draft.context.form,
      formId: draft.formId,
      restoredFrom: draft.savedAt,
      datePassed: draft.datePassed,
    })),
    reset: assign(({ context }, { formId }: { formId: string }) => {
      const fresh = initialContext({ formId, formVersion: context.formVersion, isSignedIn: context.isSignedIn });
      const traveler = context.isSignedIn ? context.form.traveler : fresh.form.traveler;
      return { ...fresh, form: { ...fresh.form, traveler }, isStorageBlocked: context.isStorageBlocked };
    }),
    failSending: assign(({ context }, { error, step }: { error: unknown; step: StepName }) => ({
      problems: [...getFailureProblems(error)],
      attempt: context.attempt + 1,
      lastCompletedStep: indexOf(step) - 1,
      isSubmitted: false,
      error: true,
    })),
    /** Deletes the draft in the browser; see `provideEffects`. */
    clearLocal: () => {},
    /** Deletes the draft on the server; see `provideEffects`. */
    deleteRemote: () => {},
    /** Sends an analytics event unless this form has sent it before, see `buildAnalyticsEvent`. */
    track: (_, _event: AnalyticsEvent) => {},
    markTracked: assign(({ context }, analyticsEvent: AnalyticsEvent) => ({
      trackedEvents: [...new Set([...context.trackedEvents, analyticsKey(analyticsEvent)])],
    })),
    /** Reports the errors shown, without values, see `buildErrorEvents`. */
    trackProblems: (_, _shown: { problems: readonly StepProblem[] }) => {},
  },
});

/** The answers of a draft with the account's email address; of another person's draft, with all of the account's own details. */
function restoreForAccount(form: TripRequestForm, account: TripRequestForm, isSsoReturn: boolean): TripRequestForm {
  const { traveler, phoneCountry, includeNewsletter, newsletterChosen, contactMethods, contactTimes } = account;
  const typed = form.traveler.email;
  const isOwn = isSsoReturn || typed === '' || isSameEmail(typed, traveler.email);
  return isOwn
    ? { ...form, traveler: { ...form.traveler, email: traveler.email } }
    : { ...form, traveler, phoneCountry, includeNewsletter, newsletterChosen, contactMethods, contactTimes };
}

/** The result of single sign-on. */
export interface SsoReturn {
  person: AccountDetails;
  typedEmail: string;
  isNew: boolean;
}

function notProvided(): Promise<never> {
  return Promise.reject(new Error('This actor must be provided'));
}
